import Controls from './Controls';
import Live from './Live';
import Sources from './Sources';

/** What a demo has beside its drawing: in one file, because a reader who comes near needs all of it. */
export default { Controls, Live, Sources };
