import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useColorMode } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { DemoInfo, Mode } from '../../../../../src/lib/demo';
import { demoId, liveAddress } from './address';
import ModeSwitch from './ModeSwitch';
import More from './More';
import controls from '../controls.module.css';

interface Props {
  data: DemoInfo;
  mode: Mode;
  onMode: (mode: Mode) => void;
  onReload: () => void;
}

/** What the reader can do with the live page of a demo. */
export default function Controls({ data, mode, onMode, onReload }: Props): ReactNode {
  const { colorMode } = useColorMode();
  const labels = {
    reload: translate({
      id: 'site.demo.reload',
      message: 'Reload the demo',
      description: 'Button that loads a live demo again',
    }),
    link: translate({
      id: 'site.demo.link',
      message: 'Link to this demo',
      description: 'Link to a demo in its page',
    }),
    open: translate({
      id: 'site.demo.open',
      message: 'Open the demo in a new tab',
      description: 'Link that opens a live demo alone',
    }),
  };
  return (
    <div className={controls.controls}>
      <ModeSwitch mode={mode} onMode={onMode} />
      <More>
        <Link to={`#${demoId(data)}`}>{labels.link}</Link>
        <button type="button" onClick={onReload}>
          {labels.reload}
        </button>
        <a href={liveAddress(data, mode, colorMode)} target="_blank" rel="noopener">
          {labels.open}
        </a>
      </More>
    </div>
  );
}
