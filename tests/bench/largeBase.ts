import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword, sha256Hex } from '../../server/access/index.ts'
import { role, user } from '../../server/domain/identity/index.ts'
import { equipment, plant, workshop } from '../../server/domain/masterdata/index.ts'
import { reporter, reportLog } from '../../server/domain/repair/index.ts'
import { migrate, openStore } from '../../server/store/index.ts'
import { openFile } from '../../server/store/sqlite.ts'

const WORDS = ['气缸漏气', '套印偏差', '张力不稳', '刮刀磨损', '电机过热', '通讯中断', '纠偏失灵', '墨路堵塞']
export const PASSWORD = 'bench-password'

/** A migrated SQLite base with so many reports in one plant, made once and kept beside the system's temporary files. */
export async function largeBase(rows: number): Promise<string> {
  const folder = join(tmpdir(), 'millwright-bench')
  const file = join(folder, `reports-${rows}.sqlite`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.draft`
  for (const end of ['', '-wal', '-shm']) rmSync(draft + end, { force: true })
  await migrate(`file:${draft}`)
  const store = await openStore({ url: `file:${draft}`, readers: 1 })
  const at = new Date('2026-01-01T00:00:00Z')
  const stamps = { createdAt: at, updatedAt: at }
  const ids = (n: number) => Array.from({ length: n }, (_, i) => i + 1)
  await store.bulk(plant, [{ id: 1, name: 'Plant', code: 'P', sortOrder: 0, status: 'ENABLED', ...stamps }])
  await store.bulk(role, [{ id: 1, roleName: 'admin', roleKey: 'admin', roleSort: 0, status: 'ENABLED', permissions: '*:*:*', ...stamps }])
  const passwordHash = await hashPassword(sha256Hex(PASSWORD))
  await store.bulk(user, [
    { id: 1, username: 'admin', name: 'admin', passwordHash, status: 'ENABLED', gender: 'UNKNOWN', roleIds: [1], plantIds: [1], ...stamps },
  ])
  await store.bulk(workshop, [{ id: 1, plantId: 1, name: 'W', sortOrder: 0, status: 'ENABLED', ...stamps }])
  await store.bulk(
    reporter,
    ids(50).map((id) => ({ id, plantId: 1, name: `reporter ${id}`, status: 'ENABLED', ...stamps })),
  )
  const machine = {
    category: 'EQUIPMENT',
    maintLevel: 2,
    criticality: 'B',
    isAssembly: true,
    isPaused: false,
    sortOrder: 0,
    status: 'ENABLED',
  }
  await store.bulk(
    equipment,
    ids(200).map((id) => ({ id, plantId: 1, number: `E-${id}`, name: `press ${id}`, workshopId: 1, ...machine, ...stamps })),
  )
  const report = (id: number) => {
    const reportDate = new Date(at.getTime() + id * 60_000)
    const day = reportDate.toISOString().slice(0, 10).replaceAll('-', '')
    const description = `${WORDS[id % WORDS.length]} ${id}`
    const open = {
      plantId: 1,
      reporterId: (id % 50) + 1,
      equipmentId: (id % 200) + 1,
      urgency: 'NORMAL',
      isStopped: false,
      status: 'CONFIRMED',
    }
    return { id, reportNo: `BX${day}-${String(id).padStart(6, '0')}`, description, reportDate, ...open, ...stamps }
  }
  for (let from = 0; from < rows; from += 20_000)
    await store.bulk(
      reportLog,
      ids(Math.min(20_000, rows - from)).map((id) => report(from + id)),
    )
  await store.close()
  const base = openFile(draft)
  base.exec('ANALYZE')
  base.pragma('wal_checkpoint(TRUNCATE)')
  base.close()
  renameSync(draft, file)
  return file
}
