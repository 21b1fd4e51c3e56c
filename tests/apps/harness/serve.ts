import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** A server of built projects. */
export interface Served {
  origin: string;
  close(): void;
}

/**
 * Serves folders at paths of one server, on a free port of this machine.
 *
 * @param folders folders by the path that they are served at, with slashes at both ends; a path that stands
 * before another one wins
 * @param single answers unknown paths with the first page, as a project with a router wants it
 */
export function serveFolders(
  folders: Readonly<Record<string, string>>,
  single: boolean,
): Promise<Served> {
  const parts = Object.entries(folders).map(([path, folder]) => ({
    path,
    // Nothing changes while it is served
    answer: sirv(folder, { single, maxAge: 3600, immutable: true }),
  }));
  const server: Server = createServer((request, response) => {
    const url = request.url ?? '/';
    const missing = () => {
      // A whole browser asks for an icon that no page names, and complains where there is none
      response.statusCode = url === '/favicon.ico' ? 204 : 404;
      response.end();
    };
    const part = parts.find(({ path }) => url.startsWith(path));
    if (!part) return missing();
    request.url = url.slice(part.path.length - 1);
    return part.answer(request, response, missing);
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const close = () => {
        server.closeAllConnections();
        server.close();
      };
      done({ origin: `http://127.0.0.1:${port}`, close });
    });
  });
}
