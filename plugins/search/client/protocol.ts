import type { SearchAnswer, SearchRequest } from '../engine/engine';

/** What the page asks of the worker. */
export interface WorkerRequest {
  id: number;
  /** Absolute addresses of the index's files. */
  files: { headings: string; text: string };
  /** Nothing to only load the index. */
  search?: SearchRequest;
  /** Whether to answer only when text can be searched too. */
  waitForText?: boolean;
}

/** What the worker answers; `complete` says whether text was searched too. */
export type WorkerAnswer =
  { id: number; answer?: SearchAnswer; complete: boolean } | { id: number; error: string };
