/**
 * A static server that knows nothing of this site: it sends the files of a folder, and a bare 404 for
 * everything else.
 *
 *   tsx tests/sites/small-site/plain-server.ts <folder> <port>
 */
import { createServer } from 'node:http';
import sirv from 'sirv';

const [folder = '.', port = '0'] = process.argv.slice(2);
const handler = sirv(folder, { dev: true });

createServer((req, res) => {
  handler(req, res, () => {
    res.writeHead(404).end();
  });
}).listen(Number(port), '127.0.0.1');
