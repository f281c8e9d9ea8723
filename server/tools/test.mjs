// npm test: everything. The suite runs on SQLite with the queue and streams in this process, then the parts that touch the base again on
// PostgreSQL and Redis, where they answer. With CI=true both must.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensure, run } from './ensure.mjs'

const answers = (port) =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port, timeout: 1000 })
    const end = (yes) => {
      socket.destroy()
      resolve(yes)
    }
    socket
      .on('connect', () => end(true))
      .on('error', () => end(false))
      .on('timeout', () => end(false))
  })

const totals = { passed: 0, failed: 0, skipped: 0 }
async function suite(title, args, env = {}) {
  console.log(`\n== ${title}`)
  const report = join(tmpdir(), `millwright-tests-${process.pid}.json`)
  await run(
    'node_modules/.bin/vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
  ).catch(() => {
    process.exitCode = 1
  })
  if (!existsSync(report)) {
    process.exitCode = 1
    return
  }
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
  rmSync(report)
  totals.passed += numPassedTests
  totals.failed += numFailedTests
  totals.skipped += numPendingTests
}

await ensure()
const only = process.argv.slice(2)
await suite('SQLite', only)
if (!only.length) {
  const [postgres, redis] = await Promise.all([answers(5432), answers(6379)])
  const must = process.env.CI === 'true'
  if (postgres && redis) {
    const env = { TEST_DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/postgres', TEST_REDIS_URL: 'redis://127.0.0.1:6379/9' }
    await suite('PostgreSQL and Redis', ['--project', 'unit', '--project', 'matrix', '--project', 'api', '--project', 'stories'], env)
  } else {
    const missing = [!postgres && 'PostgreSQL', !redis && 'Redis'].filter(Boolean).join(', no ')
    console.log(`skipped: no ${missing}`)
    if (must) process.exitCode = 1
  }
}
console.log(`\ntests: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
