import { expect, it } from 'vitest';
import { patched } from '../../apps/tutorials/apply';
import { claimsOf } from '../../apps/tutorials/claims';
import { needsOf } from '../../apps/tutorials/commands';
import { GUIDES } from '../../apps/tutorials/guides';
import { allTutorials } from '../../apps/tutorials/list';
import { readSteps } from '../../apps/tutorials/read';
import type { Step } from '../../apps/tutorials/types';
import { DEFAULT_LOCALE } from '../../../config/locales';
import { ROOT } from '../../../scripts/lib/run';
import { CURRENT, sourceTree } from '../../../src/lib/docs-trees';

// What is told of a wrong page of a tutorial: tests/apps/tutorials/self-test.ts
it('The pages of tutorials have commands that are known, needs that are said, and claims', () => {
  // Translations have the same fences, or the check of contents fails
  for (const tutorial of allTutorials().filter(({ locale }) => locale === DEFAULT_LOCALE)) {
    for (const page of tutorial.pages) {
      expect(claimsOf(tutorial, page)).not.toHaveLength(0);
      for (const step of readSteps(ROOT, page, tutorial.framework)) {
        if (step.kind !== 'commands') continue;
        expect([...step.needs].sort(), `${page}:${step.line}`).toEqual(needsOf(step.commands));
      }
    }
  }
});

/** Whether the lines of a change stand in what an app has written; the Angular CLI writes its own settings. */
function isMadeIn(app: readonly Step[], change: Step): boolean {
  return app.some((file) => {
    if (file.kind !== 'file' || !('code' in change)) return false;
    const path = change.kind === 'file' ? change.path : file.path;
    if (path !== file.path) return false;
    if (path === 'angular.json') return true;
    try {
      patched(file.code, change.code);
      return true;
    } catch {
      return false;
    }
  });
}

it('Each change that a guide to the next version shows is made in an app', () => {
  const frameworks = ['angular', 'javascript', 'react', 'vue'];
  for (const { id, written } of GUIDES) {
    const page = `${sourceTree(CURRENT)}/${id}.mdx`;
    const made = new Map<string, boolean>();
    for (const framework of frameworks) {
      const app = readSteps(ROOT, written, framework);
      for (const step of readSteps(ROOT, page, framework)) {
        if (step.kind !== 'change' && !(step.kind === 'file' && step.language === 'diff')) continue;
        const at = `${page}:${step.line}`;
        made.set(at, made.get(at) === true || isMadeIn(app, step));
      }
    }
    expect([...made].filter(([, isMade]) => !isMade).map(([at]) => at)).toEqual([]);
  }
});
