// npm run test:faults [seconds]: servers are killed and Redis is taken away for minutes while they work. Needs redis-server.
import { withAdvice } from '../start/command.mjs'
import { ensure } from './install/ensure.mjs'
import { findDatabases } from './testing/postgresServer.mjs'
import { databasesHere } from './testing/preflight.mjs'
import { beginRun } from './testing/testRun.mjs'

await withAdvice(ensure)
const run = beginRun()
const [seconds] = process.argv.slice(2)
const { FAULT_SECONDS = seconds ?? '180', FAULT_AWAY_SECONDS = String(Math.ceil(Number(FAULT_SECONDS) / 3)) } = process.env
try {
  const { TEST_DATABASE_URL } = process.env.TEST_DATABASE_URL ? process.env : await findDatabases(run, await databasesHere())
  await run.runOf('vitest', ['run', '--project', 'faults'], { TEST_BUILT: '1', TEST_DATABASE_URL, FAULT_SECONDS, FAULT_AWAY_SECONDS })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await run.end()
}
