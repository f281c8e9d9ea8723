import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import inspector from 'node:inspector'
import { writeFileSync } from 'node:fs'
import { registry } from '../../server/domain/index.ts'
import { equipment } from '../../server/domain/masterdata/index.ts'
import { reporter, reportLog } from '../../server/domain/repair/index.ts'
import { topicsOf } from '../../server/live/snapshot.ts'
import { migrate, openStore } from '../../server/store/index.ts'
import { make, makePlant } from '../support/factories.ts'
const [MACHINES, REPORTS, DAY_MS, DAYS] = [200, Number(process.env.R ?? 2000), 86_400_000, Number(process.env.D ?? 90)]
const folder = mkdtempSync(join(tmpdir(), 'mw-zz-'))
const url = `file:${join(folder, 'base.sqlite')}`
await migrate(url)
const store = await openStore({ url })
const { id: plantId, actor } = await makePlant(store, 'Bench')
const machines: number[] = []
for (let i = 0; i < MACHINES; i++) machines.push((await make(store, actor, equipment, { name: `三号印刷机 ${i}`, number: `M${i}` })).id)
const { id: reporterId } = await make(store, actor, reporter)
const report = (i: number) => {
  const at = new Date(Date.now() - (i / REPORTS) * DAYS * DAY_MS - 3_600_000)
  const isOpen = i < 8
  return { id: i + 1, plantId, reportNo: `BX-${i}`, reporterId, equipmentId: machines[i % MACHINES], unitId: null, description: '主电机过热，无法启动', urgency: 'HIGH', isStopped: true, reportDate: at, acceptedAt: isOpen ? null : at, resumeDate: isOpen ? null : new Date(at.getTime() + 3_600_000), completedAt: isOpen ? null : new Date(at.getTime() + 3_600_000), expectedDays: null, joinedToId: null, status: isOpen ? 'PENDING' : 'CONFIRMED', createdAt: at, updatedAt: at, createdById: null, updatedById: null }
}
await store.bulk(reportLog, Array.from({ length: REPORTS }, (_, i) => report(i)))
const topics = topicsOf(registry)
const N = Number(process.argv[2] ?? 200)
const change = () => store.write(actor, async (uow) => { const row = await uow.of(reportLog).get(1); await uow.of(reportLog).patch(row, { description: `主电机过热，第 ${Date.now()} 次` }) })
for (const name of Object.keys(topics)) {
  const one = async () => { await change(); const [c, m, t] = [process.cpuUsage(), (process as any).threadCpuUsage(), performance.now()]; await topics[name]!.load(store.read(actor)); const a = process.cpuUsage(c), b = (process as any).threadCpuUsage(m); return [performance.now() - t, (a.user + a.system) / 1000, (b.user + b.system) / 1000] }
  for (let i = 0; i < 50; i++) await one()
  const all: number[][] = []
  for (let i = 0; i < N; i++) all.push(await one())
  const med = (k: number) => all.map((x) => x[k]!).sort((a, b) => a - b)[N >> 1]!.toFixed(2)
  console.log(name.padEnd(24), 'wall', med(0), 'cpu all', med(1), 'main', med(2))
}
if (process.argv[3]) {
  const s = new inspector.Session(); s.connect(); const post = (m: string, p?: any) => new Promise<any>((r, j) => s.post(m, p, (e, v) => e ? j(e) : r(v)))
  await post('Profiler.enable'); await post('Profiler.setSamplingInterval', { interval: 100 }); await post('Profiler.start')
  for (let i = 0; i < N; i++) await topics['downtimeSummary']!.load(store.read(actor))
  writeFileSync('/tmp/l/zz.cpuprofile', JSON.stringify((await post('Profiler.stop')).profile))
}
process.exit(0)
