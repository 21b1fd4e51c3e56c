import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawing, type Subject } from '../../../plugins/demos/draw';
import { drawnMarkup } from '../../../plugins/demos/draw/page';
import { findIonic } from '../../../plugins/demos/ionic';
import { ROOT } from '../../../scripts/lib/run';
import { newestOf, VERSIONS } from '../../../config/versions';

// What a drawing shows: tests of demos in the browser
const folder = mkdtempSync(join(tmpdir(), 'drawings-'));

function subject(opens?: string): Subject {
  const { renderer } = findIonic(ROOT, VERSIONS, newestOf(VERSIONS));
  const html = drawnMarkup({ markup: '<p></p>', layout: 'center', mode: 'md', opens });
  return { name: 'test/one', mode: 'md', html, ...renderer };
}

it('A drawing names what opens nothing', async () => {
  await expect(drawing(folder).start([subject('#nowhere')])()).rejects.toThrow(
    '"opens" names #nowhere, which the markup does not have',
  );
});

it('A drawing names what cannot be drawn', async () => {
  const broken = { ...subject(), hydrate: '/no/such/module' };
  await expect(drawing(folder).start([broken])()).rejects.toThrow(
    /^test\/one: cannot be drawn: .*"notDrawn" of its meta\.json may say why$/s,
  );
});
