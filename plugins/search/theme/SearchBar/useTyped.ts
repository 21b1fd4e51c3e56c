import { useEffect, useState } from 'react';

/** What is typed in DocSearch's field, which it keeps to itself. */
export function useTyped(): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const form = document.querySelector('.DocSearch-Form');
    const read = (): void =>
      setTyped(document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '');
    // The button that empties the field fires before it is empty
    const readLater = (): void => void setTimeout(read);
    read();
    form?.addEventListener('input', read);
    form?.addEventListener('reset', readLater);
    return () => {
      form?.removeEventListener('input', read);
      form?.removeEventListener('reset', readLater);
    };
  }, []);
  return typed.trim();
}
