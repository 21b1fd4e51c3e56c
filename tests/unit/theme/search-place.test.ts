import { describe, expect, it, vi } from 'vitest';
import { keepPlace, readPlace } from '../../../plugins/search/theme/SearchPage/place';

describe('place in the results of a search', () => {
  it('is kept beside what the router keeps', () => {
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: { key: 'abc' }, replaceState });
    keepPlace({ pages: 3, hit: 'a#b', top: 120 });
    const [state] = replaceState.mock.calls[0] as [object];
    expect(state).toMatchObject({ key: 'abc' });
    expect(readPlace(state)).toEqual({ pages: 3, hit: 'a#b', top: 120 });
    vi.unstubAllGlobals();
  });

  it.each([null, {}])('is not read from %j', (state) => expect(readPlace(state)).toBeUndefined());
});
