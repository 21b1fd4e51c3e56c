import { expect, it } from 'vitest';
import { cover, readMembers, type Member, type Reason } from '../../../scripts/reference/coverage';
import { UNSEEN } from '../../../scripts/reference/unseen';

const member = (name: string, places: Partial<Member> = {}): Member => ({
  component: 'ion-card',
  kind: 'property',
  name,
  isShown: false,
  isNamed: false,
  ...places,
});

const texts = (members: readonly Member[]): string[] =>
  members.map(({ component, name }) => `${component} ${name}`);

it('Every member of the components is shown and named, or has a reason that still holds', () => {
  const { notShown, notNamed, stale } = cover(readMembers(), UNSEEN);
  expect({ notShown: texts(notShown), notNamed: texts(notNamed), stale }).toEqual({
    notShown: [],
    notNamed: [],
    stale: [],
  });
}, 120_000);

it('A member that is new needs a demo or a reason, and a page', () => {
  const reason: Reason = { why: 'Cannot be seen', members: ['rel', 'ion-card.tar*'] };
  const link = [member('rel'), member('target'), member('color')];
  const { notShown, notNamed, excused } = cover(link, [reason]);
  expect(texts(notShown)).toEqual(['ion-card color']);
  expect(texts(notNamed)).toEqual(['ion-card rel', 'ion-card target', 'ion-card color']);
  expect(excused.get(reason)).toEqual([member('rel'), member('target')]);
});

it('A reason may spare a member its place in the page, shown or not', () => {
  const reason = { why: 'Everywhere', members: ['mode'], rowSaysAll: true };
  expect(cover([member('mode'), member('mode', { isShown: true })], [reason]).notNamed).toEqual([]);
});

it('A reason is stale once its member is gone, or shown', () => {
  const reason = { why: 'Cannot be seen', members: ['gone', 'ion-card.href', 'rel'] };
  const members = [member('href', { isShown: true }), member('rel')];
  expect(cover(members, [reason]).stale).toEqual(['gone', 'ion-card.href']);
});
