import { inArray } from 'drizzle-orm'
import { type KeyHolder, keyHolders, type RowOf } from '../../kernel/index.ts'
import { wallDisplay } from './wallDisplay.resource.ts'

const holderOf = (display: RowOf<typeof wallDisplay>): KeyHolder | null => {
  const { id, name, plantId, language, keyHash, theme, hasAlarm, inches, distance } = display
  if (display.status !== 'ACTIVE' || !keyHash) return null
  // How long each page stands; 0 leaves it out.
  const seconds = {
    downtime: display.downtimeSeconds,
    faults: display.faultsSeconds,
    repairs: display.repairsSeconds,
    schedule: display.scheduleSeconds,
    complaints: display.complaintsSeconds,
  }
  return { id, name, plantId, language, keyHash, settings: { language, theme, seconds, hasAlarm, inches, distance } }
}

/** Displays come in by their key as long as they are active. */
export const displayKeys = keyHolders.of({
  async withKey(read, keyHash) {
    const [display] = await read.of(wallDisplay).find({ keyHash, status: 'ACTIVE' })
    return (display && holderOf(display)) ?? undefined
  },
  async many(read, ids) {
    return (await read.of(wallDisplay).many(ids)).map((display) => display && holderOf(display))
  },
  async seen({ now, read }, ids) {
    const table = read.table(wallDisplay)
    await read.db
      .update(table)
      .set({ lastSeenAt: now })
      .where(inArray(table.id, [...ids]))
  },
})
