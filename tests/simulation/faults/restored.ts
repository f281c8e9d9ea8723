import type { Head } from '../../../server/store/index.ts'
import { MemoryHeads } from '../../support/store/memoryHeads.ts'
import type { World } from '../run/world.ts'
import type { Copy } from '../site/installation.ts'

interface Backup {
  readonly copy: Copy
  readonly promised: number
  readonly heads: readonly Head[]
}
const KEY = 'backup'

/** A copy of the base as it stands, with what was acknowledged until then. */
export async function takeBackup(world: World): Promise<void> {
  const { memory, installation, disk, promises, heads } = world
  const before = memory.get(KEY) as Backup | undefined
  if (before) await installation.dropCopy(before.copy)
  await world.site.store.trail?.seal()
  const copy = await installation.copy(disk, world.nextFile())
  memory.set(KEY, { copy, promised: promises.total, heads: [...heads.all()] })
}
/** Everything goes on from the last backup: what came after it never was. */
export async function restoreBackup(world: World): Promise<void> {
  const backup = world.memory.get(KEY) as Backup | undefined
  if (!backup) return takeBackup(world)
  world.heads = new MemoryHeads(backup.heads)
  world.queue.clear()
  world.promises.backTo(backup.promised)
  world.outer.arrived.clear()
  world.keyed = undefined
  world.memory.clear()
  await world.replaceDatabase(backup.copy)
  // What fell due since the backup is due again, as soon as a process runs over it.
  const { queue, clock, site, outer } = world
  queue.resetSchedule()
  for (const { job, fault } of await queue.tick(clock.ms, { store: site.store, channels: outer.channels }))
    world.refuseFault(`job ${job}`, fault)
}
