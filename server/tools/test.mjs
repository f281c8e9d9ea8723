// npm test: every promise once. The suite runs on SQLite with the queue and streams in this process. Meanwhile runs what may come out differently
// on PostgreSQL, and on Redis where it answers (tests/support/suite/onPostgres.ts), and the browser is tested: each of the three waits as long as it computes,
// and none of them is left to wait alone at the end. What the machine has none of is fetched (preflight.mjs). With CI=true Redis must answer.
// npm run test:all: the long forms too, which are the whole accessibility sweep, every story in both languages, more nonsense from outside, what asks
// PostgreSQL once more, other moments of the year, and minutes of faults.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Advice, withAdvice } from '../start/command.mjs'
import { ensure } from './install/ensure.mjs'
import { ensureNode } from './install/runtime.mjs'
import { chromiumToDrive } from './testing/chromium.mjs'
import { AT_OTHER_MOMENTS, clockAt, otherMoments } from './testing/otherMoments.mjs'
import { findDatabases, OWN_NAME } from './testing/postgresServer.mjs'
import { lookAround, preflight } from './testing/preflight.mjs'
import { beginRun } from './testing/testRun.mjs'
import { addUp, closing, costs, processorSeconds, unseenSeconds } from './testing/testTotals.mjs'

const only = process.argv.slice(2).filter((word) => word !== '--all')
const isAll = process.argv.includes('--all')
const isCI = process.env.CI === 'true'
const began = Date.now()
await withAdvice(ensureNode)
const seen = await withAdvice(lookAround)
if (!only.length) {
  const { lines, missing } = preflight(seen, { isCI })
  console.log(lines.join('\n'))
  if (missing.length) await withAdvice(() => Promise.reject(new Advice(`With CI=true nothing may be missing: no ${missing.join(', no ')}`)))
}
await withAdvice(ensure)
const run = beginRun()

const results = []
let unseen = 0
let runs = 0
/** One run of vitest. What it says is shown at its end where another one is speaking. */
async function suite(title, args, { env = {}, isAside = false } = {}) {
  const place = join(run.folder, `suite-${++runs}`)
  const [TALLY, COSTS, words] = [`${place}.json`, `${place}.costs`, isAside ? `${place}.log` : undefined]
  const since = Date.now()
  if (!isAside) console.log(`\n== ${title}`)
  const vitest = ['run', ...args, '--reporter=default', '--reporter=./tests/support/suite/tally.ts']
  const ending = await run.runOf('vitest', vitest, { TEST_BUILT: '1', TALLY, COSTS, ...env }, words).catch((error) => error)
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
/** What was not run, and why. */
const leftOut = []
/** What cannot be had is left out with a word, and on CI is a failure. */
function leaveOut(title, error) {
  if (!(error instanceof Advice)) throw error
  leftOut.push(`not run: ${title}. ${error.message}`)
  if (isCI) results.push({ title, ending: error })
}
/** The runs share the machine, each with as many workers as let all of them end at about the same time. */
const workersEnv = (workers) => ({ TEST_WORKERS: String(workers) })
/** The long forms of all of them. */
const LONG = isAll ? { TESTS: 'all' } : {}
/** Zones of the machine in which the long forms run: no date may depend on it. */
const ZONES = isAll ? { here: { TZ: 'Pacific/Chatham' }, onPostgres: { TZ: 'America/New_York' } } : {}
async function onPostgres(databases, title = databases.TEST_REDIS_URL ? 'PostgreSQL and Redis' : 'PostgreSQL') {
  const env = { ...databases, ...workersEnv(2), ...LONG, ...ZONES.onPostgres, ...(isAll && CALLS) }
  await suite(title, ['--project', 'postgres', '--project', 'postgresSimulation'], { env, isAside: true })
}
async function inTheBrowser() {
  await suite('In the browser', ['--project', 'e2e'], { env: { ...workersEnv(2), ...LONG }, isAside: true })
}
/** What works with the clock of its machine, when that says otherwise: PostgreSQL has one of its own. */
async function atOtherMoments() {
  if (process.platform !== 'linux' || !seen.compiler) return leftOut.push('not run: At other moments. No gcc, or no Linux')
  for (const { title, at } of otherMoments(Date.now()))
    await suite(`At another moment: ${title}`, ['--project', 'core', '--project', 'e2e', ...AT_OTHER_MOMENTS], {
      env: clockAt(at, run.programs),
    })
}

async function everything() {
  // One after the other, before anybody else speaks: each says what it fetches.
  const browser = await chromiumToDrive().catch((error) => leaveOut('In the browser', error))
  const databases = await findDatabases(run, seen).catch((error) => leaveOut('PostgreSQL', error))
  await Promise.all([
    suite('SQLite', ['--project', 'core', '--project', 'screens', '--project', 'simulation'], {
      env: { ...workersEnv(3), ...LONG, ...ZONES.here, ...(isAll && NONSENSE) },
    }),
    browser && inTheBrowser(),
    databases && onPostgres(databases),
  ])
  if (!isAll) return
  await atOtherMoments()
  if (databases?.TEST_REDIS_URL) await suite('Minutes of faults', ['--project', 'faults'], { env: { ...databases, ...FAULTS } })
  else leftOut.push('not run: Minutes of faults. No PostgreSQL or no Redis')
  // The machine's own is as old as its system.
  const newer = seen.postgres
    ? await findDatabases(run, { ...seen, postgres: false }).catch((error) => leaveOut(OWN_NAME, error))
    : undefined
  if (newer) await onPostgres(newer, OWN_NAME)
}
async function named() {
  if (only.some((word) => word.includes('e2e'))) await chromiumToDrive()
  const databases = only.some((word) => word.startsWith('postgres')) ? await findDatabases(run, seen) : {}
  const projects = ['core', 'screens', 'simulation', 'e2e'].flatMap((name) => ['--project', name])
  await suite('Named', only.includes('--project') ? only : [...projects, ...only], { env: { TESTS: 'named', ...databases } })
}

try {
  await (only.length ? named() : everything())
  const totals = addUp(results)
  if (totals.failed) process.exitCode = 1
  console.log(closing(totals, { leftOut, seconds: Math.round((Date.now() - began) / 1000), ofProcessor: processorSeconds(unseen) }))
} catch (error) {
  if (!(error instanceof Advice)) throw error
  console.error(`\n${error.message}`)
  process.exitCode = 1
} finally {
  await run.end()
}
