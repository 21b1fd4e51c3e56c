/** The page that says which translations are current, stale or missing (`plugins/translations`). */
import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { LINKS } from '@site/src/lib/links';
import type { ReportedPage, ReportedTree } from '../../types';
import styles from './styles.module.css';

type Status = ReportedPage[1];

const STATUSES: readonly Status[] = ['missing', 'stale', 'current'];

function statusName(status: Status): string {
  if (status === 'current') {
    return translate({
      id: 'site.translations.current',
      message: 'Up to date',
      description: 'State of translations that are those of the newest English text',
    });
  }
  if (status === 'stale') {
    return translate({
      id: 'site.translations.stale',
      message: 'Behind the English page',
      description: 'State of translations whose English text has changed since',
    });
  }
  return translate({
    id: 'site.translations.missing',
    message: 'Not translated yet',
    description: 'State of pages without a translation',
  });
}

function of(pages: readonly ReportedPage[], wanted: Status): string[] {
  return pages.flatMap(([path, status]) => (status === wanted ? [path] : []));
}

/** Where a writer begins: with the translation there is, or with a new file at its place. */
function editUrl({ translated }: ReportedTree, path: string, status: Status): string {
  if (status !== 'missing') return `${LINKS.repository}/edit/main/${translated}/${path}`;
  const [name = '', ...folders] = path.split('/').reverse();
  const folder = [translated, ...folders.reverse()].join('/');
  return `${LINKS.repository}/new/main/${folder}?filename=${encodeURIComponent(name)}`;
}

function Pages({ tree, status }: { tree: ReportedTree; status: Status }): ReactNode {
  const paths = of(tree.pages, status);
  if (paths.length === 0) return null;
  return (
    <details open={status !== 'current'}>
      <summary>
        {statusName(status)} ({paths.length})
      </summary>
      <ul className={styles.pages}>
        {paths.map((path) => (
          <li key={path}>
            <Link to={editUrl(tree, path, status)}>{path}</Link>
            {status !== 'current' && (
              <>
                {' · '}
                <Link to={`${LINKS.repository}/blob/main/${tree.source}/${path}`}>
                  <Translate
                    id="site.translations.source"
                    description="Link to the English page that is to be translated"
                  >
                    English page
                  </Translate>
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function treeName({ version }: ReportedTree): string {
  return (
    version ??
    translate({
      id: 'site.translations.blog',
      message: 'Blog',
      description: 'Name of the blog among the parts of the site that are translated',
    })
  );
}

function Summary({ trees }: { trees: readonly ReportedTree[] }): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate
              id="site.translations.part"
              description="Head of the column with versions and the blog"
            >
              Part
            </Translate>
          </th>
          {STATUSES.map((status) => (
            <th key={status} scope="col">
              {statusName(status)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {trees.map((tree) => (
          <tr key={tree.translated}>
            <th scope="row">{treeName(tree)}</th>
            {STATUSES.map((status) => (
              <td key={status}>{of(tree.pages, status).length}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Locale({ name, trees }: { name: string; trees: readonly ReportedTree[] }): ReactNode {
  const { label = name, htmlLang = name } = useDocusaurusContext().i18n.localeConfigs[name] ?? {};
  return (
    <section>
      <Heading as="h2" id={name} lang={htmlLang}>
        {label}
      </Heading>
      <Summary trees={trees} />
      {trees.map((tree) => (
        <section key={tree.translated}>
          <Heading as="h3" id={`${name}-${tree.version ?? 'blog'}`}>
            {treeName(tree)}
          </Heading>
          {STATUSES.map((status) => (
            <Pages key={status} tree={tree} status={status} />
          ))}
        </section>
      ))}
    </section>
  );
}

export default function TranslationStatus({
  trees,
}: {
  trees: readonly ReportedTree[];
}): ReactNode {
  const title = translate({
    id: 'site.translations.title',
    message: 'Status of the translations',
    description: 'Title of the page that lists all translations',
  });
  const description = translate({
    id: 'site.translations.description',
    message:
      'Which pages are translated, which translations are behind their English page, and which are still to be written, with links to the files.',
    description: 'Description of the page that lists all translations',
  });
  const locales = [...new Set(trees.map(({ locale }) => locale))];
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className="page-alone">
          <div className={`markdown ${styles.page}`}>
            <Heading as="h1">{title}</Heading>
            <p>{description}</p>
            <p>
              <Link to={LINKS.translate}>
                <Translate
                  id="site.translations.how"
                  description="Link to the part of the guide for contributors about translations"
                >
                  How to translate a page
                </Translate>
              </Link>
            </p>
            {locales.map((name) => (
              <Locale key={name} name={name} trees={trees.filter((tree) => tree.locale === name)} />
            ))}
          </div>
        </main>
      </Layout>
    </>
  );
}
