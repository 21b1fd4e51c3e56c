import { expect, it, vi } from 'vitest';
import client from '../../../plugins/page-scripts/client/hash-router';

it.each([
  ['#%E4%BD%BF', '使'],
  ['#%E0%A4%A', ''],
])('the first address with %s scrolls to the heading %j', (hash, id) => {
  const getElementById = vi.fn();
  vi.stubGlobal('document', { getElementById });
  const location = { pathname: '/', search: '', hash, state: undefined };
  client.onRouteDidUpdate?.({ location, previousLocation: null });
  expect(getElementById).toHaveBeenCalledWith(id);
});
