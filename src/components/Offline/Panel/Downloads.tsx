import React, { useEffect, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { OFFLINE_PAGE, ZIPS_FILE, type ZipFile } from '../../../../plugins/offline/types';
import { megabytes, useLanguage } from './words';
import styles from './styles.module.css';

async function fetchZips(path: string): Promise<ZipFile[]> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as ZipFile[];
}

/** The zips that this build of the site has; nothing where it has none. */
export default function Downloads(): ReactNode {
  const list = useBaseUrl(ZIPS_FILE);
  const folder = useBaseUrl(`${OFFLINE_PAGE}/`);
  const language = useLanguage();
  const [zips, setZips] = useState<readonly ZipFile[]>([]);
  useEffect(() => {
    // Without a network there is nothing to download
    fetchZips(list).then(setZips, () => undefined);
  }, [list]);
  if (zips.length === 0) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className={styles.downloads}>
      <Heading as="h2">
        <Translate id="site.offline.zips" description="Heading above the zips to download">
          Download as a zip
        </Translate>
      </Heading>
      <p>
        <Translate id="site.offline.zipsHow" description="What a zip has, and how it is opened">
          Every page and demo of a version, with search. Unpack the zip and open index.html in a
          browser. Nothing has to be installed.
        </Translate>
      </p>
      <ul>
        {zips.map(({ label, file, bytes, made }) => (
          <li key={file}>
            <a href={`${folder}${file}`} download>
              {translate(
                {
                  id: 'site.offline.zip',
                  message: '{label} ({size})',
                  description: 'Link to a zip; a label such as v8, and a size',
                },
                { label, size: megabytes(bytes, language) },
              )}
            </a>{' '}
            <Translate
              id="site.offline.zipMade"
              description="Beside the link to a zip"
              values={{ date: date.format(new Date(made)) }}
            >
              {'Made on {date}.'}
            </Translate>
          </li>
        ))}
      </ul>
    </section>
  );
}
