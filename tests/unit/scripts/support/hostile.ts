/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'FOO'];
const PARTS = [
  ...['docs', 'docs', 'docs', 'ja', 'guide', 'assets', 'js', 'img', 'index.html', '404.html'],
  ...['main.0123abcd.js', '.', '..', '...', '.env', '.git', '.well-known', '', 'con', '~', '*'],
  ...['%', '%2', '%2e%2e', '%252e', '%00', '%E0%A4%A', '%ff', '%5c..%5c', '\\', ';', '@', ':', '|'],
  ...['link.txt', 'outside', '日本'.normalize(), 'a'.repeat(300), 'x'.repeat(9000)],
];
const RANGES = [
  ...['bytes=9-1', 'bytes=-', 'bytes=0-', 'bytes=-5', 'bytes=0-0,2-3', 'bytes=5', 'lines=0-1'],
  ...['bytes=99999999999999999999-', 'bytes=0-99999999999999999999', 'bytes=a-b', 'bytes=-0', ''],
];
const HEADERS: [name: string, values: string[]][] = [
  ['Range', RANGES],
  ['If-Range', ['"x"', 'Wed, 21 Oct 2015 07:28:00 GMT', 'nonsense']],
  ['Accept-Encoding', ['br', 'br;q=0', 'gzip', '*', 'br;q=9', ',,,', 'identity;q=0']],
  ['If-None-Match', ['*', '"x"', 'W/"', ',']],
  ['If-Modified-Since', ['never', 'Wed, 21 Oct 2099 07:28:00 GMT']],
  ['Host', ['localhost', 'evil.example', '', '[::', '@']],
  ['Content-Length', ['0', '-1', '99', 'x']],
  ['Transfer-Encoding', ['chunked', 'identity', 'x']],
  ['Expect', ['100-continue', 'x']],
  ['Upgrade', ['websocket', 'h2c']],
  ['X-Long', ['y'.repeat(20_000)]],
];

/** Makes one request after the other: addresses, methods and headers put together at random. */
export function hostileRequests(seed: number): () => Buffer {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const garbage = (): Buffer =>
    Buffer.from(Array.from({ length: 1 + Math.floor(random() * 80) }, () => random() * 256));
  const path = (): string => {
    const start = pick(['/', '/', '/', '/docs/', '/docs/', '//', '', 'http://evil.example/', '*']);
    const parts = Array.from({ length: Math.floor(random() * 6) }, () => pick(PARTS));
    const query = random() < 0.3 ? pick(['?', '?x=%', '??', '?a=1&b=/../', '#', '?\x01']) : '';
    return `${start}${parts.join(pick(['/', '/', '/', '//', '%2f']))}${query}`;
  };
  return () => {
    if (random() < 0.03) return Buffer.concat([garbage(), Buffer.from('\r\n\r\n')]);
    const headers = Array.from({ length: Math.floor(random() * 3) }, () => {
      const [name, values] = pick(HEADERS);
      return `${name}: ${pick(values)}\r\n`;
    });
    const host = random() < 0.95 ? 'Host: localhost\r\n' : '';
    const version = random() < 0.97 ? 'HTTP/1.1' : pick(['HTTP/1.0', 'HTTP/9.9', '']);
    const text = `${pick(METHODS)} ${path()} ${version}\r\n${host}${headers.join('')}Connection: close\r\n\r\n`;
    return Buffer.from(text);
  };
}
