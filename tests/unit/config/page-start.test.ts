import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { startScript } from '../../../plugins/page-scripts/start';

interface Page {
  attributes?: Record<string, string>;
  stored?: Record<string, string>;
  announcementId?: string;
  /** The browser refuses access to its storage. */
  refused?: boolean;
}

/** Runs the script on a root element, and returns that element's attributes. */
function run({ attributes = {}, stored = {}, announcementId, refused }: Page) {
  const result = { ...attributes };
  const storage = { getItem: (key: string) => stored[key] ?? null };
  runInNewContext(startScript({ announcementId }), {
    document: {
      documentElement: {
        getAttribute: (name: string) => result[name] ?? null,
        setAttribute: (name: string, value: string) => {
          result[name] = value;
        },
      },
    },
    ...(!refused && { localStorage: storage }),
  });
  return result;
}

describe('start script', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['purple', 'light'],
    ['DARK', 'light'],
    ['system', 'light'],
  ])('makes the colour mode %s %s', (given, mode) => {
    const attributes = { 'data-theme': given, 'data-theme-choice': given };
    expect(run({ attributes })).toEqual({ 'data-theme': mode, 'data-theme-choice': mode });
  });

  const ID = 'docusaurus.announcement.id';
  const HIDDEN = 'data-announcement-bar-initially-dismissed';

  it('shows an announcement that is not the one dismissed', () => {
    const attributes = { [HIDDEN]: 'true' };
    expect(run({ attributes, stored: { [ID]: 'old' }, announcementId: 'new' })[HIDDEN]).toBe(
      'false',
    );
    expect(run({ attributes, announcementId: 'new' })[HIDDEN]).toBe('false');
  });

  it('leaves the dismissed announcement hidden', () => {
    const attributes = { [HIDDEN]: 'true' };
    expect(run({ attributes, stored: { [ID]: 'same' }, announcementId: 'same' })[HIDDEN]).toBe(
      'true',
    );
  });

  it('asks nothing about announcements when there is none', () => {
    expect(run({ attributes: { [HIDDEN]: 'true' } })[HIDDEN]).toBe('true');
    expect(startScript({})).not.toContain('localStorage');
  });

  it('survives without storage', () => {
    expect(run({ announcementId: 'new', refused: true })['data-theme']).toBe('light');
  });

  it('cannot end the script element it stands in', () => {
    expect(startScript({ announcementId: 'a' })).not.toMatch(/<\//);
    expect(startScript({ announcementId: 'a' })).not.toContain('\n');
  });
});
