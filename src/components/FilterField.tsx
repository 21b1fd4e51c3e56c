import React, { useId, type ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';

interface Props {
  label: string;
  placeholder?: string;
  query: string;
  onQuery: (query: string) => void;
  /** How many are left; nothing as long as that is not worth a word. */
  count?: number;
  /** Says how many are left, in plural forms divided by `|`. */
  counted: (count: number) => string;
}

/** A field that filters what stands below it while the reader types, and says how much is left. */
export default function FilterField(props: Props): ReactNode {
  const { label, placeholder, query, onQuery, count, counted } = props;
  const field = useId();
  const { selectMessage } = usePluralForm();
  return (
    <>
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        type="search"
        className="field"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
      <output htmlFor={field}>{count !== undefined && selectMessage(count, counted(count))}</output>
    </>
  );
}
