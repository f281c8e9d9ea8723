import { copyFileSync, existsSync, rmSync } from 'node:fs'
import Database from 'better-sqlite3'
import { registry } from '../../../server/domain/index.ts'
import { logsInFile } from '../../../server/store/audit/sources.ts'
import { verifyTrail } from '../../../server/store/audit/verify.ts'
import { auditKeys } from '../../../server/store/index.ts'
import type { World } from '../run/world.ts'
import { SECRET } from '../site/ground.ts'
import { law } from './law.ts'

const DAY_MS = 86_400_000
const EVERY_DAYS = 7
const logs = registry.resources.filter(({ sealed }) => sealed)
const keys = auditKeys(SECRET)

const verified = (base: Database.Database, { heads }: World) =>
  verifyTrail(logsInFile(base, logs), keys, { heads: heads.all(), sealLag: 0 })

async function auditChainIsWhole(world: World): Promise<readonly string[]> {
  if (Math.floor(world.clock.ms / DAY_MS) % EVERY_DAYS !== 0) return []
  await world.site.store.trail?.seal()
  await world.installation.refresh()
  const base = new Database(world.disk.file, { readonly: true })
  try {
    const { faults, broken } = await verified(base, world)
    return broken ? [`${JSON.stringify(broken)} ${faults.slice(0, 3).join('; ')}`] : []
  } finally {
    base.close()
  }
}
/** What somebody does with the password of the base: one line is put right, as they see it. */
async function tamperingBreaksTheChain(world: World): Promise<readonly string[]> {
  await world.site.store.trail?.seal()
  await world.installation.refresh()
  const file = world.nextFile()
  copyFileSync(world.disk.file, file)
  if (existsSync(`${world.disk.file}-wal`)) copyFileSync(`${world.disk.file}-wal`, `${file}-wal`)
  const base = new Database(file)
  try {
    const before = await verified(base, world)
    if (before.broken) return [`broken before anybody tampered with it: ${JSON.stringify(before.broken)}`]
    for (const name of ['unchanged', 'undeleted']) base.exec(`DROP TRIGGER IF EXISTS operation_log_${name}`)
    const [{ id } = { id: 0 }] = base.prepare('SELECT id FROM operation_log ORDER BY id DESC LIMIT 1 OFFSET ?').all(world.seed % 50) as {
      id: number
    }[]
    base.prepare(`UPDATE operation_log SET user_name = user_name || '.' WHERE id = ?`).run(id)
    const { broken } = await verified(base, world)
    return broken ? [] : [`line ${id} was changed and nobody finds it`]
  } finally {
    base.close()
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  }
}
export const auditLaws = [law('audit', 'day', auditChainIsWhole), law('audit', 'end', tamperingBreaksTheChain)]
