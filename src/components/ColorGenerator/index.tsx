import React, { useEffect, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import useOnDemand from '../../lib/useOnDemand';
import styles from './styles.module.css';

const PANELS = { palettes: () => import('./Panel'), steps: () => import('./Steps') };

/**
 * A tool that makes an app's colors. This part is in every page's script, so it only keeps the place;
 * all that the tool needs is fetched when a page with it is open.
 *
 * @param makes the palettes of an app, or the steps between its background and its text
 */
export default function ColorGenerator({
  makes = 'palettes',
}: {
  makes?: keyof typeof PANELS;
}): ReactNode {
  const [panel, load] = useOnDemand(PANELS[makes]);
  useEffect(load, [load]);
  return (
    <section
      className={styles.generator}
      aria-label={
        makes === 'steps'
          ? translate({
              id: 'site.colorGenerator.stepsName',
              message: 'Generator of stepped colors',
              description: 'Name of the tool that makes the steps between background and text',
            })
          : translate({
              id: 'site.colorGenerator.name',
              message: 'Color generator',
              description: 'Name of the tool that makes the colors of an app',
            })
      }
    >
      <div className={clsx(styles.place, styles[makes])}>
        {typeof panel === 'object' && <panel.component />}
        {panel === 'failed' && (
          <button type="button" className="button button--secondary" onClick={load}>
            <Translate
              id="site.colorGenerator.retry"
              description="Button where the color generator did not load"
            >
              Load the color generator again
            </Translate>
          </button>
        )}
        <noscript>
          {makes === 'steps' ? (
            <Translate
              id="site.colorGenerator.stepsNoScript"
              description="Shown instead of the generator of stepped colors where scripts are off"
            >
              The generator of stepped colors needs JavaScript. The page about themes has a style
              sheet that computes the same steps.
            </Translate>
          ) : (
            <Translate
              id="site.colorGenerator.noScript"
              description="Shown instead of the color generator where scripts are off"
            >
              The color generator needs JavaScript. The formulas below this box give the same
              values.
            </Translate>
          )}
        </noscript>
      </div>
    </section>
  );
}
