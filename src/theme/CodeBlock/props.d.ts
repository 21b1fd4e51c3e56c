import '@theme/CodeBlock';

declare module '@theme/CodeBlock' {
  interface Props {
    /** Highlighted lines as HTML, from the build. */
    highlighted?: string;
  }
}
