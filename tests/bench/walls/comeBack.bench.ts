import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sha256Hex } from '../../../server/access/index.ts'
import { reportLog } from '../../../server/domain/repair/index.ts'
import { wallDisplay } from '../../../server/domain/wall/index.ts'
import { benchBase, fillPlants, fillRows } from '../benchBase.ts'
import { product } from '../servers.ts'

const WALLS = 1_000
const [MACHINES, REPORTERS, REPORTS] = [200, 50, 20_000]
const PORT = 4718
const MINUTE_MS = 60_000
const BEGIN_MS = Date.parse('2026-01-01T00:00:00Z')

const file = await benchBase('walls', {
  async fill(store) {
    await fillPlants(store, { plants: 1, machines: MACHINES, reporters: REPORTERS })
    const at = (id: number) => new Date(BEGIN_MS + id * MINUTE_MS)
    await fillRows(store, reportLog, REPORTS, (id) => ({
      ...{
        plantId: 1,
        reportNo: `BX-${id}`,
        description: `fault ${id}`,
        reportDate: at(id),
        completedAt: at(id + 90),
        status: 'CONFIRMED',
      },
      ...{
        reporterId: (id % REPORTERS) + 1,
        equCategory: 'EQUIPMENT',
        equipmentId: (id % MACHINES) + 1,
        urgency: 'NORMAL',
        isStopped: false,
      },
    }))
    const looks = { language: 'zh', theme: 'DARK', hasAlarm: true, inches: 55, distance: 6, status: 'ACTIVE' }
    const turns = { downtimeSeconds: 30, faultsSeconds: 20, repairsSeconds: 20, scheduleSeconds: 20, complaintsSeconds: 0 }
    const display = (id: number) => ({ plantId: 1, name: `wall ${id}`, ...looks, ...turns, keyHash: sha256Hex(`wall-${id}`) })
    await fillRows(store, wallDisplay, WALLS, display)
  },
})

let server = await product(file, PORT)
const walls: ChildProcess = fork(fileURLToPath(new URL('comeBack.walls.ts', import.meta.url)), [String(PORT), String(WALLS)], {
  execArgv: ['--import', 'tsx'],
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
const told = async () => (await once(walls, 'message'))[0] as { backAt: number[]; attempts: number }
try {
  await told()
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const returned = told()
    walls.send('watch')
    const begin = Date.now()
    const gone = once(server.process, 'exit')
    server.process.kill(signal)
    await gone
    const ended = Date.now()
    server = await product(file, PORT)
    const ready = Date.now()
    const { backAt, attempts } = await returned
    const after = backAt.map((at) => (at - begin) / 1000).sort((a, b) => a - b)
    const share = (part: number) => `${after[Math.ceil(after.length * part) - 1]?.toFixed(1)} s`
    const phases = `gone after ${((ended - begin) / 1000).toFixed(1)} s, ready after ${((ready - begin) / 1000).toFixed(1)} s`
    console.log(`${WALLS} walls after ${signal} and a start: ${phases}`)
    console.log(`  all five pictures again: half by ${share(0.5)}, the last by ${share(1)} (goal <= 10 s), ${attempts} attempts`)
  }
} finally {
  walls.kill()
  server.stop()
}
