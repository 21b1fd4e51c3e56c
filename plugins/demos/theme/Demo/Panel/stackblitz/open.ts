import { projectOf } from './project';
import type { ProjectRequest } from './request';

const ADDRESS = 'https://stackblitz.com/run';

/** The fields of the form that StackBlitz makes a project of. */
function formFields(request: ProjectRequest): [name: string, value: string][] {
  const { title, description, template, files } = projectOf(request);
  return [
    ['project[title]', title],
    ['project[description]', description],
    ['project[template]', template],
    ...Object.entries(files).map(([path, text]): [string, string] => [
      `project[files][${path}]`,
      text,
    ]),
  ];
}

/** Opens a project in a new tab, by a form: nothing of StackBlitz is loaded into this page. */
export function openInStackBlitz(request: ProjectRequest): void {
  const { open } = projectOf(request);
  const form = document.createElement('form');
  form.method = 'POST';
  form.target = '_blank';
  form.rel = 'noopener';
  form.action = `${ADDRESS}?${new URLSearchParams({ file: open })}`;
  form.hidden = true;
  for (const [name, value] of formFields(request)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
