import { defineConfig } from 'vitest/config'

const project = (name: string, more: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...more },
})

export default defineConfig({
  resolve: {
    alias: [
      // Node's loader gives packages the CommonJS build; our sources must get the same copy, for there may be only one.
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      { find: /^lodash\/(.*?)(\.js)?$/, replacement: 'es-toolkit/compat/$1' },
    ],
  },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 40_000,
    hookTimeout: 120_000,
    projects: [
      // Files of one worker share what they import: loading the server anew for each took longer than most of them.
      ...['unit', 'matrix', 'api', 'stories'].map((name) => project(name, { isolate: false })),
      // One server and one browser for all of them.
      project('e2e', {
        isolate: false,
        fileParallelism: false,
        testTimeout: 120_000,
        retry: 1,
        globalSetup: ['tests/support/e2e.setup.ts'],
      }),
    ],
  },
})
