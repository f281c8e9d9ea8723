// npm test: everything. The suite runs on SQLite with the queue and streams in this process, then the parts that touch the base again on
// PostgreSQL and Redis, where they answer. With CI=true both must.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { run, withAdvice } from './command.mjs'
import { ensure } from './ensure.mjs'
import { root } from './root.mjs'

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
/** What went wrong, said again at the end: a thousand lines further up nobody finds it. */
const wrong = []
let runs = 0
/** One run of vitest. What it says is shown at its end where another one is speaking. */
async function suite(title, args, { env = {}, isAside = false } = {}) {
  const place = join(tmpdir(), `millwright-tests-${process.pid}-${++runs}`)
  const [TALLY, words] = [`${place}.json`, isAside ? `${place}.log` : undefined]
  const since = Date.now()
  if (!isAside) console.log(`\n== ${title}`)
  const vitest = ['run', ...args, '--reporter=default', '--reporter=./tests/support/tally.ts']
  const ending = await run('node_modules/.bin/vitest', vitest, { TEST_BUILT: '1', TALLY, ...env }, words).catch((error) => error)
  if (words) {
    console.log(`\n== ${title}\n${readFileSync(words, 'utf8')}`)
    rmSync(words)
  }
  const { faults, ...counts } = existsSync(TALLY) ? JSON.parse(readFileSync(TALLY, 'utf8')) : { faults: ['it said nothing of its tests'] }
  rmSync(TALLY, { force: true })
  for (const [name, count] of Object.entries(counts)) totals[name] += count
  for (const fault of faults) wrong.push(`${title}: ${fault}`)
  if (ending) wrong.push(`${title}: ${ending.message}`)
  console.log(`== ${title}: ${Math.round((Date.now() - since) / 1000)} s`)
}

const CORE = ['--project', 'core']

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

/** Fewer workers: a browser is tested meanwhile. */
async function onPostgres() {
  const [postgres, redis] = await Promise.all([answers(5432), answers(6379)])
  if (postgres && redis) {
    const env = {
      TEST_DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/postgres',
      TEST_REDIS_URL: 'redis://127.0.0.1:6379/9',
      TEST_WORKERS: '2',
    }
    return suite('PostgreSQL and Redis', [...CORE, ...meetingBase()], { env, isAside: true })
  }
  const missing = [!postgres && 'PostgreSQL', !redis && 'Redis'].filter(Boolean).join(', no ')
  console.log(`skipped: no ${missing}`)
  if (process.env.CI === 'true') process.exitCode = 1
}

await withAdvice(ensure)
const only = process.argv.slice(2)
if (only.length) await suite('SQLite', only)
else {
  await suite('SQLite', [...CORE, '--project', 'screens'])
  await Promise.all([suite('In the browser', ['--project', 'e2e']), onPostgres()])
}
if (wrong.length) {
  process.exitCode = 1
  console.log(`\nwent wrong:\n${wrong.join('\n')}`)
}
console.log(`\ntests: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
