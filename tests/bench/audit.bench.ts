import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loginLog } from '../../server/domain/identity/index.ts'
import { operationLog } from '../../server/domain/system/index.ts'
import { withLogs } from '../../server/store/audit/sources.ts'
import { verifyTrail } from '../../server/store/audit/verify.ts'
import { auditKeys, migrate, openStore } from '../../server/store/index.ts'

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000)
const BATCH = 20_000
const keys = auditKeys('a secret that nobody knows but this installation')
const folder = mkdtempSync(join(tmpdir(), 'audit-'))
const url = `file:${join(folder, 'base.sqlite')}`

const at = (nth: number) => new Date(Date.UTC(2026, 0, 1) + nth * 1_000)
const rowOf = (nth: number) => ({
  at: at(nth),
  atPlantId: null,
  userId: null,
  userName: 'Shen Guoping',
  ip: '10.1.20.7',
  resource: 'repairLog',
  recordId: nth,
  recordTitle: `WX20260101-${nth}`,
  action: 'complete',
  changes: JSON.stringify({ status: ['REPAIRING', 'DONE'], repairHours: [null, 2.5], description: [null, 'doctor blade changed'] }),
  createdAt: at(nth),
  updatedAt: at(nth),
})
async function timed<T>(what: string, goal: string, work: () => Promise<T>): Promise<T> {
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  const value = await work()
  const { user, system } = process.cpuUsage(cpu)
  const seconds = (performance.now() - began) / 1000
  console.log(
    `  ${what.padEnd(34)} ${seconds.toFixed(1)} s, cpu ${((user + system) / 1e6).toFixed(1)} s${goal}, ${Math.round(process.memoryUsage().rss / 1024 ** 2)} MB`,
  )
  return value
}
async function filled(hasTrail: boolean) {
  const store = await openStore({ url, readers: 1, ...(hasTrail && { trail: { keys } }) })
  await store.trail?.begin()
  for (let from = 0; from < ROWS; from += BATCH)
    await store.bulk(
      operationLog,
      Array.from({ length: Math.min(BATCH, ROWS - from) }, (_, nth) => rowOf(from + nth)),
    )
  return store
}

try {
  await migrate(url)
  console.log(`${ROWS} rows of the operation log`)
  const plain = await timed('written without marks', '', () => filled(false))
  await plain.close()
  for (const end of ['', '-wal', '-shm']) rmSync(url.slice('file:'.length) + end, { force: true })
  await migrate(url)
  const store = await timed('written with marks', '', () => filled(true))
  await timed('sealed', '', async () => store.trail?.seal())
  await store.close()
  const report = await timed('held to their seals', ' (goal < 10 s)', () =>
    withLogs(url, [operationLog, loginLog], (sources) => verifyTrail(sources, keys)),
  )
  console.log(`  ${report.rows} rows, ${report.seals} seals, ${report.broken ? `broken: ${JSON.stringify(report.broken)}` : 'whole'}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
