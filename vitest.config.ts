import { defineConfig } from 'vitest/config'
import { isFit } from './server/platform/nodeVersion.mjs'
import { memoryFolder } from './server/tools/testing/memoryFolder.mjs'
import { EVEN_PRIORITY } from './tests/support/suite/evenPriority.ts'
import { LongestFirst } from './tests/support/suite/longestFirst.ts'
import { LONG_OUT } from './tests/support/suite/longForms.ts'
import { LEFT_OUT, ON_POSTGRES } from './tests/support/suite/onPostgres.ts'

if (!isFit(process.versions.node)) {
  throw new Error(
    `Node ${process.versions.node} is too old: npm test -- <file> finds a newer one, and so does PATH="$(node server/tools/node.mjs):$PATH"`,
  )
}

process.env['TMPDIR'] ??= memoryFolder()

const SIMULATED_ON_POSTGRES = 'tests/simulation/onPostgres.test.ts'
const SETUP_ON_POSTGRES = [
  'tests/support/suite/cost.setup.ts',
  'tests/support/suite/afterRefusal.setup.ts',
  'tests/support/suite/refusalWords.setup.ts',
]

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
    execArgv: [EVEN_PRIORITY],
    css: { include: /\.module\.css/, modules: { classNameStrategy: 'non-scoped' } },
    // What a source has been turned into is kept for the next run, the one on PostgreSQL included.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    // One more than there are processors in the smallest machine: a good part of the tests waits for processes of its own.
    maxWorkers: Number(process.env['TEST_WORKERS'] ?? 3),
    // What hangs is told from what is slow on a machine that does much else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // What passes at the second try alone is named at the end of a run, and mended; a run of 21,000 tests does not fail by one of them.
    retry: 1,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tests/support/suite/bases.setup.ts'],
    setupFiles: [
      'tests/support/suite/cost.setup.ts',
      'tests/support/suite/lockOrder.setup.ts',
      'tests/support/suite/refusalWords.setup.ts',
    ],
    projects: [
      // Files of one worker share what they import: loading the server anew for each took longer than most of them.
      project('core', {
        isolate: false,
        include: ['tests/{unit,matrix,concurrency,api,stories}/**/*.test.ts'],
        exclude: ['tests/unit/{console,bigscreen}/**', ...LONG_OUT],
      }),
      // A virtual clock stands in for the timers of the process: what else a worker has begun must not wait for it.
      // The same seed is the same run: there is no second try.
      project('simulation', { exclude: [SIMULATED_ON_POSTGRES], retry: 0 }),
      // The same on PostgreSQL and Redis, where they differ: with TEST_DATABASE_URL and TEST_REDIS_URL.
      project('postgres', {
        isolate: false,
        include: [...ON_POSTGRES],
        exclude: [...LEFT_OUT, SIMULATED_ON_POSTGRES],
        setupFiles: SETUP_ON_POSTGRES,
      }),
      // In a process of its own for the same reason as the simulation on SQLite.
      project('postgresSimulation', { include: [SIMULATED_ON_POSTGRES], setupFiles: SETUP_ON_POSTGRES, retry: 0 }),
      project('screens', {
        isolate: false,
        include: ['tests/unit/{console,bigscreen}/**/*.test.{ts,tsx}'],
        setupFiles: ['tests/support/suite/cost.setup.ts', 'tests/support/suite/screens.setup.ts'],
      }),
      // Minutes of servers that die: npm run test:faults.
      project('faults', { include: ['tests/faults/**/*.fault.ts'], fileParallelism: false, hookTimeout: 60_000 }),
      // One browser for all of them, a server for each worker.
      project('e2e', {
        isolate: false,
        testTimeout: 120_000,
        exclude: [...LONG_OUT],
        globalSetup: ['tests/support/suite/e2e.setup.ts'],
        setupFiles: ['tests/support/suite/cost.setup.ts', 'tests/support/suite/failures.setup.ts'],
      }),
    ],
  },
})
