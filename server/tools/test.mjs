// npm test: every promise once. The suite runs on SQLite with the queue and streams in this process. Meanwhile runs what may come out differently
// on PostgreSQL and Redis (tests/support/onPostgres.ts), where they answer, and the browser is tested: each of the three waits as long as it
// computes, and none of them is left to wait alone at the end. With CI=true PostgreSQL and Redis must answer.
// npm run test:all: the long forms too, which are the whole accessibility sweep, every story in both languages, more nonsense from outside, what asks
// PostgreSQL once more, and minutes of faults.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { runOf, withAdvice } from './command.mjs'
import { ensure } from './ensure.mjs'
import { memoryFolder } from './memoryFolder.mjs'
import { addUp, closing, costs, processorSeconds, unseenSeconds } from './testTotals.mjs'

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

const results = []
let unseen = 0
let runs = 0
/** One run of vitest. What it says is shown at its end where another one is speaking. */
async function suite(title, args, { env = {}, isAside = false } = {}) {
  const place = join(tmpdir(), `millwright-tests-${process.pid}-${++runs}`)
  const [TALLY, COSTS, words] = [`${place}.json`, `${place}.costs`, isAside ? `${place}.log` : undefined]
  const since = Date.now()
  if (!isAside) console.log(`\n== ${title}`)
  const vitest = ['run', ...args, '--reporter=default', '--reporter=./tests/support/tally.ts']
  const ending = await runOf('vitest', vitest, { TEST_BUILT: '1', TALLY, COSTS, ...env }, words).catch((error) => error)
  if (words) {
    console.log(`\n== ${title}\n${readFileSync(words, 'utf8')}`)
    rmSync(words)
  }
  results.push({ title, ending, ...(existsSync(TALLY) && JSON.parse(readFileSync(TALLY, 'utf8'))) })
  unseen += unseenSeconds(COSTS)
  console.log(`== ${title}: ${Math.round((Date.now() - since) / 1000)} s${costs(COSTS)}`)
  for (const file of [TALLY, COSTS]) rmSync(file, { force: true })
}

/** How many random calls over REST, and as many over GraphQL, on each base; and how much nonsense of rules. */
const CALLS = { FUZZ_RUNS: '20000' }
const NONSENSE = { ...CALLS, RUNS: '3000' }
/** How long servers are killed, and Redis is away, in seconds. */
const FAULTS = { FAULT_SECONDS: '180', FAULT_AWAY_SECONDS: '60' }
const unanswered = []
/** Bases that all of these runs copy are made there once. */
const folder = mkdtempSync(join(memoryFolder(), 'millwright-run-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
/** The runs share the machine, each with as many workers as let all of them end at about the same time. */
const beside = (workers) => ({ TEST_WORKERS: String(workers), TEST_FOLDER: folder })
/** The long forms of all of them. */
const isAll = process.argv.includes('--all')
const LONG = isAll ? { TESTS: 'all' } : {}
/** Zones of the machine in which the long forms run: no date may depend on it. */
const ZONES = isAll ? { here: { TZ: 'Pacific/Chatham' }, onPostgres: { TZ: 'America/New_York' } } : {}
/** Where PostgreSQL and Redis answer as this machine's own. */
const OWN = { TEST_DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/postgres', TEST_REDIS_URL: 'redis://127.0.0.1:6379/9' }
async function onPostgres() {
  const [postgres, redis] = await Promise.all([answers(5432), answers(6379)])
  if (postgres && redis) {
    return suite('PostgreSQL and Redis', ['--project', 'postgres'], {
      env: { ...OWN, ...beside(2), ...LONG, ...ZONES.onPostgres, ...(isAll && CALLS) },
      isAside: true,
    })
  }
  unanswered.push([!postgres && 'PostgreSQL', !redis && 'Redis'].filter(Boolean).join(' and '))
  if (process.env.CI === 'true') results.push({ title: 'PostgreSQL and Redis', ending: new Error(`no answer of ${unanswered.at(-1)}`) })
}

const began = Date.now()
await withAdvice(ensure)
const only = process.argv.slice(2).filter((word) => word !== '--all')
if (!only.length || only.some((word) => word.includes('e2e'))) await withAdvice(findChromium)
const projects = ['core', 'screens', ...(only.length ? ['e2e'] : [])].flatMap((name) => ['--project', name])
if (only.length) await suite('SQLite', only.includes('--project') ? only : [...projects, ...only], { env: { TESTS: 'named' } })
else {
  await Promise.all([
    suite('SQLite', projects, { env: { ...beside(3), ...LONG, ...ZONES.here, ...(isAll && NONSENSE) } }),
    suite('In the browser', ['--project', 'e2e'], { env: { ...beside(2), ...LONG }, isAside: true }),
    onPostgres(),
  ])
  if (isAll && !unanswered.length) await suite('Minutes of faults', ['--project', 'faults'], { env: { ...OWN, ...FAULTS } })
}
const totals = addUp(results)
if (totals.failed) process.exitCode = 1
console.log(closing(totals, { unanswered, seconds: Math.round((Date.now() - began) / 1000), ofProcessor: processorSeconds(unseen) }))
