import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import CodeBlock from '@theme/CodeBlock';
import { SOURCES } from '@site/src/lib/frameworks';
import { CHOICES, choiceClasses } from '../../lib/choices';
import ChoiceSwitch from '../../lib/ChoiceSwitch';
import { useChoice } from '../../lib/useChoice';
import { useVersionedPath } from '../useVersionedPath';
import { installLine, Mark, useFirstPage } from './frameworks';
import styles from './styles.module.css';

/**
 * The reader's framework, chosen for the whole site, and what follows from it: where to start and what to
 * install. All of it is in the page from the server, so that a choice made before shows at once.
 */
export default function Actions(): ReactNode {
  const [framework, choose] = useChoice('framework');
  const major = useActiveDocContext(undefined).activeVersion?.label.replace(/^v/, '') ?? '';
  const firstPage = useFirstPage();
  const components = useVersionedPath('/components');
  return (
    <div className={styles.actions}>
      <ChoiceSwitch
        name={translate({
          id: 'site.landing.framework',
          message: 'Your framework',
          description: 'Name of the switch of the framework on the landing page',
        })}
        kind="radio"
        choices={CHOICES.framework.map((value) => ({
          value,
          label: (
            <>
              <Mark framework={value} />
              {SOURCES[value].label}
            </>
          ),
          className: choiceClasses.item(value),
        }))}
        value={framework}
        onChoose={choose}
        className={clsx(styles.switch, choiceClasses.row('framework', CHOICES.framework))}
        itemClassName={styles.option}
      />
      <div>
        {CHOICES.framework.map((value) => (
          <div key={value} className={choiceClasses.item(value)} hidden={value !== framework}>
            <div className={styles.buttons}>
              <Link className="button button--primary" to={firstPage(value)}>
                <Translate
                  id="site.landing.start"
                  description="Button on the landing page that leads to the quickstart of a framework"
                  values={{ framework: SOURCES[value].label }}
                >
                  {'Start with {framework}'}
                </Translate>
              </Link>
              <Link className={clsx('button', styles.components)} to={components}>
                <Translate
                  id="site.landing.components"
                  description="Button on the landing page that leads to the gallery of components"
                >
                  Browse components
                </Translate>
              </Link>
            </div>
            <div className={styles.install}>
              <CodeBlock language="shell">{installLine(value, major)}</CodeBlock>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
