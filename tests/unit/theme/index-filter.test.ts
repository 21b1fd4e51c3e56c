import { describe, expect, it } from 'vitest';
import { matchesQuery } from '../../../src/components/IndexFilter/matches';

const MODAL =
  'ion-modal Properties canDismiss, breakpoints Events ionModalDidDismiss --backdrop-opacity';

describe('an entry of the index', () => {
  it.each(['', 'ion-modal', 'IonModal', 'can-dismiss', 'CANDISMISS', '--backdrop', 'modal break'])(
    'answers "%s"',
    (query) => expect(matchesQuery(MODAL, query)).toBe(true),
  );

  it.each(['ion-popover', 'modal toast', 'canPresent'])('does not answer "%s"', (query) =>
    expect(matchesQuery(MODAL, query)).toBe(false),
  );
});
