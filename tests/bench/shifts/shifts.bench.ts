import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { addDays, businessDay } from '../../../server/kernel/index.ts'
import { product } from '../servers.ts'
import { crewBase } from './shiftsBase.ts'
import { benchBoard } from './shiftsBoard.ts'

const DAYS = 70
// By Node itself, as the product runs: what reads TypeScript for benches names each function anew whenever it is made.
execFileSync(process.execPath, [fileURLToPath(new URL('shiftsWrites.ts', import.meta.url))], { stdio: 'inherit' })
const today = businessDay(new Date(), 480)
const planned = { from: addDays(today, -DAYS), to: addDays(today, DAYS) }
const server = await product(await crewBase(`planned-${today}`, { isByMachine: false, planned }), 4736)
try {
  await benchBoard(server, today)
} finally {
  server.stop()
}
