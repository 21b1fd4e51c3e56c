import { translate } from '@docusaurus/Translate';

/** Name of the frames of a demo, drawn or live, for screen readers. */
export function frameTitle(title: string): string {
  return translate(
    {
      id: 'site.demo.frame',
      message: 'Live demo: {title}',
      description: 'Name of the frame with a live demo, for screen readers',
    },
    { title },
  );
}
