/** The built site on a port of its own, from a server that does what a test asks of it. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../../scripts/lib/site-handler';
import { BUILD } from './routes';

/** Answers a request, or says that the site is to answer it, by returning nothing. */
type Fault = (path: string, res: ServerResponse) => unknown;

export interface FaultyServer {
  origin: string;
  /** Asked before the site, and waited for. */
  fault: Fault;
  close(): Promise<void>;
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

export async function startFaultyServer(baseUrl: string): Promise<FaultyServer> {
  const site = siteHandler({ dir: BUILD, baseUrl, policy: {} });
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    void Promise.resolve(running.fault(pathname, res)).then(() => {
      if (!res.writableEnded) site(req, res);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const running: FaultyServer = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    fault: () => undefined,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return running;
}
