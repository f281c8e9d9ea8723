import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { replaceSync } from '../platform/disk/durable.ts'

/** How much of the disk was free at a moment. */
export interface DiskSample {
  readonly at: Date
  readonly free: number
}
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const EVERY_MS = 6 * HOUR_MS
const RETENTION_MS = 30 * DAY_MS
/** Less than a day of samples is the rhythm of a day, not growth. */
const LEAST_MS = DAY_MS

const fileIn = (dataDir: string) => join(dataDir, 'disk.json')

/** What has been noted so far, oldest first; nothing where there is no such file or it cannot be read. */
export function samplesIn(dataDir: string): readonly DiskSample[] {
  try {
    const rows = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as { at: string; free: number }[]
    return rows.map(({ at, free }) => ({ at: new Date(at), free: Number(free) })).filter(({ at, free }) => at.getTime() > 0 && free >= 0)
  } catch {
    return []
  }
}

/** Notes what is free now, once in six hours; keeps thirty days. */
export function noteDisk(dataDir: string, now: Date): void {
  if (!existsSync(dataDir)) return
  const all = samplesIn(dataDir)
  const last = all.at(-1)
  // A clock that was set back must not stop the notes.
  if (last && Math.abs(now.getTime() - last.at.getTime()) < EVERY_MS) return
  const { bavail, bsize } = statfsSync(dataDir)
  const retained = all.filter(({ at }) => at < now && now.getTime() - at.getTime() < RETENTION_MS)
  replaceSync(fileIn(dataDir), JSON.stringify([...retained, { at: now, free: bavail * bsize }]))
}

/** In how many days the disk will be full if it goes on as in the past thirty; undefined while nobody can tell, or it does not grow. */
export function daysLeft(samples: readonly DiskSample[], now: DiskSample): number | undefined {
  const since = now.at.getTime() - RETENTION_MS
  const first = samples.find(({ at }) => at.getTime() >= since)
  const passed = first ? now.at.getTime() - first.at.getTime() : 0
  if (!first || passed < LEAST_MS || first.free <= now.free) return undefined
  return now.free / ((first.free - now.free) / (passed / DAY_MS))
}
