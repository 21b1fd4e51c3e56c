import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digest, PassedSums } from '../../../scripts/lib/sums';

describe('digest', () => {
  it('tells texts apart that are the same when joined', () => {
    expect(digest('ab', 'c')).not.toBe(digest('a', 'bc'));
    expect(digest('ab', 'c')).toBe(digest('ab', 'c'));
  });
});

describe('what has passed', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'passed-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const file = () => join(folder, 'below', 'passed.json');
  const change = (titles: string[], act: (record: PassedSums) => void) => {
    const record = new PassedSums(file());
    act(record);
    record.write(titles);
  };
  const known = () => JSON.parse(readFileSync(file(), 'utf8')) as unknown;

  it('is remembered with its sum', () => {
    change(['one', 'two'], (record) => record.add('one', 'a'));
    const record = new PassedSums(file());
    expect(record.has('one', 'a')).toBe(true);
    expect(record.has('one', 'b')).toBe(false);
    expect(record.has('two', 'a')).toBe(false);
  });

  it('is nothing where the record is cut short, and then what has passed since', () => {
    change(['one'], (record) => record.add('one', 'a'));
    writeFileSync(file(), '{ "one": ');
    expect(new PassedSums(file()).has('one', 'a')).toBe(false);
    change(['one'], (record) => record.add('one', 'b'));
    expect(known()).toEqual({ one: 'b' });
  });

  it('is forgotten once it has failed, even with the sum that it passed with', () => {
    change(['one'], (record) => record.add('one', 'a'));
    change(['one'], (record) => record.remove('one'));
    expect(known()).toEqual({});
  });

  it('is left out when there is no such test any more', () => {
    change(['one', 'two'], (record) => ['one', 'two'].forEach((title) => record.add(title, 'a')));
    change(['two'], () => undefined);
    expect(known()).toEqual({ two: 'a' });
  });

  it('stands in the order of the tests, one line each, so that what two people changed merges', () => {
    change(['one', 'two'], (record) => ['two', 'one'].forEach((title) => record.add(title, 'a')));
    expect(readFileSync(file(), 'utf8')).toBe('{\n  "one": "a",\n  "two": "a"\n}\n');
  });
});
