/** React's types name the entry for Node.js only by the general name. */
declare module 'react-dom/server.node' {
  export * from 'react-dom/server';
}
