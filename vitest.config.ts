import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The project's own setting leaves JSX to the site's bundler.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'],
    // Some tests start a process or a server and compare clocks; a busy machine must not fail them. The
    // reporter names each test that needed its second try.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
