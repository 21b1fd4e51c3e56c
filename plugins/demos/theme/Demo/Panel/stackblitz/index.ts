import projects from '@generated/docs-demos/default/projects.json';
import type { DemoInfo } from '../../../../../../src/lib/demo';
import { projectOf } from './project';
import type { ProjectRequest } from './request';

const ADDRESS = 'https://stackblitz.com/run';

/** Opens a demo as a project for its version in a new tab, by a form: nothing of StackBlitz is loaded into this page. */
export function openDemo(
  info: DemoInfo,
  choice: Pick<ProjectRequest, 'framework' | 'mode' | 'source'>,
): void {
  const version = projects[info.version];
  if (!version) throw new Error(`${info.name}: no project can be made for ${info.version}`);
  const { title, description, template, files, open } = projectOf({ ...info, ...choice, version });
  const fields = {
    'project[title]': title,
    'project[description]': description,
    'project[template]': template,
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
    ),
  };
  const form = document.createElement('form');
  form.method = 'POST';
  form.target = '_blank';
  form.rel = 'noopener';
  form.action = `${ADDRESS}?${new URLSearchParams({ file: open })}`;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
