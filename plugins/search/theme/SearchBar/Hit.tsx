import React, {
  Children,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { DocSearchModal } from '@docsearch/react';
import Link from '@docusaurus/Link';
import { Marked } from '../SearchPage/Marked';

type HitComponent = NonNullable<ComponentProps<typeof DocSearchModal>['hitComponent']>;
type Props = Parameters<HitComponent>[0];
type Level = keyof Props['hit']['hierarchy'];
type Marks = Partial<Record<Level, { value: string }>>;

const LEVELS: readonly Level[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'];
const CONTENT = 'DocSearch-Hit-content-wrapper';

/** The texts of a result: section, page, and the piece of text that was found. */
function Texts({ hit }: Pick<Props, 'hit'>): ReactNode {
  // Recent searches have no marks
  const marked = '_highlightResult' in hit ? (hit._highlightResult.hierarchy as Marks) : undefined;
  const titleOf = (level: Level): string => marked?.[level]?.value ?? hit.hierarchy[level] ?? '';
  const deepest = LEVELS.find((level) => titleOf(level) !== '') ?? 'lvl1';
  const snippet = '_snippetResult' in hit ? hit._snippetResult?.content?.value : undefined;
  return (
    <div className={CONTENT}>
      <span className="DocSearch-Hit-title">
        <Marked html={titleOf(deepest)} />
      </span>
      {deepest !== 'lvl1' && (
        <span className="DocSearch-Hit-path">
          <Marked html={titleOf('lvl1')} />
        </span>
      )}
      {snippet && (
        <span className="search-snippet">
          <Marked html={snippet} />
        </span>
      )}
    </div>
  );
}

/** A row of the dialog. DocSearch shows the piece of text as its title; here section and page come first. */
export function Hit({ hit, children }: Props): ReactElement {
  const row = Children.only(children) as unknown;
  if (!isValidElement<{ className: string; children: ReactNode }>(row)) return <></>;
  const parts = Children.map(row.props.children, (part) =>
    isValidElement<{ className?: string }>(part) && part.props.className === CONTENT ? (
      <Texts hit={hit} />
    ) : (
      part
    ),
  );
  return (
    <Link to={hit.url}>
      <div className={row.props.className}>{parts}</div>
    </Link>
  );
}
