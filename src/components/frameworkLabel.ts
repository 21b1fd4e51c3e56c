import { translate } from '@docusaurus/Translate';

/** What the choice of framework is called. */
export function frameworkLabel(): string {
  return translate({
    id: 'site.sidebar.framework',
    message: 'Framework',
    description: 'Label of the field above the sidebar that chooses the framework of samples',
  });
}
