import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    'index',
    {
      type: 'category',
      key: 'developing',
      label: 'Developing',
      items: ['developing/hardware-back-button'],
    },
    {
      type: 'category',
      key: 'updating',
      label: 'Upgrade guides',
      items: ['updating/8-0'],
    },
  ],
  api: [],
  cli: [],
  native: [],
};

export default sidebars;
