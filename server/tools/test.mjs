// npm test: everything. The suite runs on SQLite with the queue and streams in this process, then the parts that touch the base again on
// PostgreSQL and Redis, where they answer. With CI=true both must.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ensure, root, run } from './ensure.mjs'

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
let runs = 0
/** One run of vitest. Kept apart, its words come when it is over: two runs at a time would talk across each other. */
async function suite(title, args, { env = {}, isApart = false } = {}) {
  const place = join(tmpdir(), `millwright-tests-${process.pid}-${++runs}`)
  const [report, words] = [`${place}.json`, `${place}.txt`]
  const heading = `\n== ${title}`
  if (!isApart) console.log(heading)
  await run(
    'node_modules/.bin/vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { TEST_BUILT: '1', ...env },
    isApart ? words : undefined,
  ).catch(() => {
    process.exitCode = 1
  })
  if (isApart) console.log(`${heading}\n${readFileSync(words, 'utf8')}`)
  if (!existsSync(report)) {
    process.exitCode = 1
    return
  }
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
  for (const file of [report, words]) rmSync(file, { force: true })
  totals.passed += numPassedTests
  totals.failed += numFailedTests
  totals.skipped += numPendingTests
}

const projects = (...names) => names.flatMap((name) => ['--project', name])
const BEHIND = projects('unit', 'matrix', 'api', 'stories')

const met = new Map()
/** Whether a test meets the base or Redis of this run, by itself or through what it imports from beside it. */
function meetsBase(file) {
  const known = met.get(file)
  if (known !== undefined) return known
  met.set(file, false)
  const text = readFileSync(file, 'utf8')
  const beside = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path]) => join(dirname(file), path))
  const meets = /TEST_(DATABASE|REDIS)_URL/.test(text) || beside.some((path) => path.startsWith(tests) && meetsBase(path))
  met.set(file, meets)
  return meets
}
const tests = join(root, 'tests')
const meetingBase = () =>
  readdirSync(tests, { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('e2e'))
    .map((file) => join(tests, file))
    .filter(meetsBase)

async function bothBases() {
  await suite('SQLite', BEHIND)
  const [postgres, redis] = await Promise.all([answers(5432), answers(6379)])
  if (postgres && redis) {
    const env = { TEST_DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/postgres', TEST_REDIS_URL: 'redis://127.0.0.1:6379/9' }
    return suite('PostgreSQL and Redis', [...BEHIND, ...meetingBase()], { env })
  }
  const missing = [!postgres && 'PostgreSQL', !redis && 'Redis'].filter(Boolean).join(', no ')
  console.log(`skipped: no ${missing}`)
  if (process.env.CI === 'true') process.exitCode = 1
}

await ensure()
const only = process.argv.slice(2)
// A browser waits most of its time: its tests run beside the others instead of after them.
if (only.length) await suite('SQLite', only)
else await Promise.all([bothBases(), suite('In the browser', projects('e2e'), { isApart: true })])
console.log(`\ntests: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
