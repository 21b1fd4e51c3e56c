import type { Framework, Mode } from '../../plugins/demos/types';

/** How the source of a demo is shown. */
interface SourceFacts {
  /** Name of the framework as its makers write it; no language translates it. */
  label: string;
  /** Name of the file, as in the projects that StackBlitz opens. */
  file: string;
  /** Language of its code fence. */
  language: string;
}

/** What the sources of the demos are called, wherever they are shown. */
export const SOURCES: Readonly<Record<Framework, SourceFacts>> = {
  javascript: { label: 'JavaScript', file: 'index.html', language: 'html' },
  angular: { label: 'Angular', file: 'example.component.ts', language: 'ts' },
  react: { label: 'React', file: 'Example.tsx', language: 'tsx' },
  vue: { label: 'Vue', file: 'Example.vue', language: 'vue' },
};

/** What the looks of the demos are called, as the platforms' makers write it; no language translates it. */
export const PLATFORMS: Readonly<Record<Mode, string>> = { ios: 'iOS', md: 'Material Design' };
