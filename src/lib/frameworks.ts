import type { Framework, Mode } from './demo';

/** How the source of a demo is shown. */
interface SourceFacts {
  /** Name of the framework as its makers write it; no language translates it. */
  label: string;
  /** Name of its main file, as in the projects that StackBlitz opens. */
  file: string;
}

/** What the sources of the demos are called, wherever they are shown. */
export const SOURCES: Readonly<Record<Framework, SourceFacts>> = {
  javascript: { label: 'JavaScript', file: 'index.html' },
  angular: { label: 'Angular', file: 'example.component.ts' },
  react: { label: 'React', file: 'Example.tsx' },
  vue: { label: 'Vue', file: 'Example.vue' },
};

/** The language of a file's code fence: its ending. */
export function languageOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1);
}

/** What the looks of the demos are called, as the platforms' makers write it; no language translates it. */
export const PLATFORMS: Readonly<Record<Mode, string>> = { ios: 'iOS', md: 'Material Design' };
