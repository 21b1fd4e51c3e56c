import projects from '@generated/docs-demos/default/projects.json';
import type { DemoInfo } from '../../../../../../src/lib/demo';
import { openInStackBlitz } from './open';
import type { ProjectRequest } from './request';

/** Opens a demo as a project that is made for its version, in a new tab. */
export function openDemo(
  info: DemoInfo,
  choice: Pick<ProjectRequest, 'framework' | 'mode' | 'source'>,
): void {
  const version = projects[info.version];
  if (!version) throw new Error(`${info.name}: no project can be made for ${info.version}`);
  openInStackBlitz({ ...info, ...choice, version });
}
