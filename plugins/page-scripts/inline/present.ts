/**
 * At the end of every page: the sidebar stands at the present page before the app arrives, or it would jump there
 * under the reader's eyes on a slow network.
 */
import { showPresent } from '../../../src/lib/show-present';

showPresent();
