import type { Framework } from '../../../../../../src/lib/demo';
import { SOURCES } from '../../../../../../src/lib/frameworks';
import { angularFiles } from './angular';
import { javascriptFiles } from './javascript';
import { reactFiles } from './react';
import { pinned, type Files, type ProjectRequest } from './request';
import { vueFiles } from './vue';

/** A project that StackBlitz can open. */
export interface Project {
  title: string;
  description: string;
  /** StackBlitz's name for the environment: static files, or Node in the browser. */
  template: 'html' | 'node';
  files: Files;
  /** File that is shown at first. */
  open: string;
}

const BUILDERS: Readonly<
  Record<Framework, (request: ProjectRequest) => { files: Files; open: string }>
> = {
  javascript: javascriptFiles,
  angular: angularFiles,
  react: reactFiles,
  vue: vueFiles,
};

/** A complete project that runs the demo, in the reader's framework and mode. */
export function projectOf(request: ProjectRequest): Project {
  const { title, version, framework } = request;
  return {
    title: `Ionic ${pinned(version, '@ionic/core').split('.')[0]} and ${SOURCES[framework].label}: ${title}`,
    description: `The demo ${request.name} of the Ionic Framework documentation.`,
    template: framework === 'javascript' ? 'html' : 'node',
    ...BUILDERS[framework](request),
  };
}
