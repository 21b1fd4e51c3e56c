import { expect, it } from 'vitest';
import { claimsOf } from '../../apps/tutorials/claims';
import { needsOf } from '../../apps/tutorials/commands';
import { allTutorials } from '../../apps/tutorials/list';
import { readSteps } from '../../apps/tutorials/read';
import { DEFAULT_LOCALE } from '../../../config/locales';
import { ROOT } from '../../../scripts/lib/run';

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
