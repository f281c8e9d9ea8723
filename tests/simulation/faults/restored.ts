import { copyFileSync, existsSync, rmSync } from 'node:fs'
import type { Head } from '../../../server/store/index.ts'
import { MemoryHeads } from '../../support/store/memoryHeads.ts'
import type { World } from '../run/world.ts'

interface Backup {
  readonly file: string
  readonly promised: number
  readonly heads: readonly Head[]
}
const KEY = 'backup'

/** A copy of the base as it stands, with what was acknowledged until then. */
export async function takeBackup(world: World): Promise<void> {
  const before = world.memory.get(KEY) as Backup | undefined
  for (const end of ['', '-wal', '-shm']) if (before) rmSync(before.file + end, { force: true })
  await world.site.store.trail?.seal()
  const file = world.nextFile()
  copyFileSync(world.disk.file, file)
  if (existsSync(`${world.disk.file}-wal`)) copyFileSync(`${world.disk.file}-wal`, `${file}-wal`)
  world.memory.set(KEY, { file, promised: world.promises.total, heads: [...world.heads.all()] })
}
/** Everything goes on from the last backup: what came after it never was. */
export async function restoreBackup(world: World): Promise<void> {
  const backup = world.memory.get(KEY) as Backup | undefined
  if (!backup) return takeBackup(world)
  world.heads = new MemoryHeads(backup.heads)
  world.queue.lose()
  world.promises.backTo(backup.promised)
  world.outer.arrived.clear()
  world.keyed = undefined
  world.memory.clear()
  await world.replaceBase(backup.file)
}
