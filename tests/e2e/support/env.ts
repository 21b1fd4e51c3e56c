import { readEnv } from '../../../config/env';

/** The settings that the site under test was built with: those of this process, and of no `.env` file. */
export const ENV = readEnv(process.env);
