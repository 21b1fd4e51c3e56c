/** The bundler answers with the address of a font. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The package brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
