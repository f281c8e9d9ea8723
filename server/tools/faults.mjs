// npm run test:faults [seconds]: servers are killed and Redis is taken away for minutes while they work. Needs PostgreSQL and redis-server.
import { runOf, withAdvice } from './command.mjs'
import { ensure } from './ensure.mjs'

await withAdvice(ensure)
const [seconds] = process.argv.slice(2)
const {
  TEST_DATABASE_URL = 'postgres://postgres@127.0.0.1:5432/postgres',
  FAULT_SECONDS = seconds ?? '180',
  FAULT_AWAY_SECONDS = String(Math.ceil(Number(FAULT_SECONDS) / 3)),
} = process.env
await runOf('vitest', ['run', '--project', 'faults'], {
  TEST_BUILT: '1',
  TEST_DATABASE_URL,
  FAULT_SECONDS,
  FAULT_AWAY_SECONDS,
}).catch(() => {
  process.exitCode = 1
})
