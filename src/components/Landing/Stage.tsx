import React, { useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useStorageSlot } from '@docusaurus/theme-common';
import { MODES, type DemoInfo, type Mode } from '../../lib/demo';
import { PLATFORMS } from '../../lib/frameworks';
import { choiceKey } from '../../lib/choices';
import ChoiceSwitch from '../../lib/ChoiceSwitch';
import { useChoice } from '../../lib/useChoice';
import Code from './Code';
import Phone from './Phone';
import styles from './styles.module.css';

interface Props {
  /** What the build knows about the app; the page's author writes the name of its demo only. */
  data?: DemoInfo;
}

/** The look that shows where there is room for one phone: the chosen one, else that of the reader's phone. */
function useLook(): [Mode, (mode: Mode) => void] {
  const [mode, choose] = useChoice('mode');
  const [stored] = useStorageSlot(choiceKey('mode'));
  const [isAndroid, setAndroid] = useState(false);
  useEffect(() => setAndroid(navigator.userAgent.includes('Android')), []);
  return [stored === null && isAndroid ? 'md' : mode, choose];
}

/** The same small app on two phones, and its code in the reader's framework. */
export default function Stage({ data }: Props): ReactNode {
  const [look, choose] = useLook();
  if (data?.source === undefined) {
    throw new Error('<Stage> takes a demo that says "inPage" in its meta.json');
  }
  return (
    <div className={styles.stage}>
      <figure className={styles.phones} data-look={look}>
        <figcaption className="spoken">{data.title}</figcaption>
        <ChoiceSwitch
          name={translate({
            id: 'site.landing.look',
            message: 'Platform style',
            description: 'Name of the switch between two phones, where there is room for one',
          })}
          kind="radio"
          choices={MODES.map((value) => ({ value, label: PLATFORMS[value] }))}
          value={look}
          onChoose={choose}
          className={styles.looks}
        />
        {MODES.map((mode) => (
          <Phone key={mode} data={data} mode={mode} />
        ))}
      </figure>
      <Code data={data} source={data.source} />
    </div>
  );
}
