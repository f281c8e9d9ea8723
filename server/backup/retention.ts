import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RetentionPolicy } from '../domain/backups/index.ts'
import { discardSync } from '../platform/disk/durable.ts'
import { removeStaleWorkFolders, staleWorkFolders } from '../platform/disk/workFolder.ts'
import type { Config } from '../platform/settings/config.ts'
import { filePathOf, isFileUrl } from '../platform/settings/locations.ts'
import { archiveNamed, type NamedArchive } from './manifest.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** 1970-01-01 was a Thursday; weeks begin on Monday. */
const MONDAY_MS = 3 * DAY_MS

/** Apart from the others: these neither stand for the backup of a day nor are listed with them. */
export const BEFORE_UPGRADES = 'before-upgrades'

/** Where backups, restores and rehearsals work. */
function workPlaces({ dataDir, databaseUrl: url, backup: { folder } }: Config): string[] {
  const databaseFolder = isFileUrl(url) ? [dirname(filePathOf(url))] : []
  return [...new Set([dataDir, ...databaseFolder, folder, join(folder, BEFORE_UPGRADES)])]
}
/** Paths of what those left behind that were ended hard: rows, and the secret. */
export const staleWork = (config: Config): string[] => staleWorkFolders(workPlaces(config))
/** Removes it. Out: the names. */
export const removeStaleWork = (config: Config): string[] => removeStaleWorkFolders(workPlaces(config))

export interface Archive extends NamedArchive {
  readonly path: string
  readonly bytes: number
}
/** The archives in a folder, newest first. */
export function archivesIn(folder: string): Archive[] {
  const names = (() => {
    try {
      return readdirSync(folder)
    } catch {
      return []
    }
  })()
  return names
    .flatMap((name) => archiveNamed(name) ?? [])
    .map((one) => ({ ...one, path: join(folder, one.name), bytes: statSync(join(folder, one.name)).size }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/** Which archives may go: the newest always stays. */
export function superfluous<A extends Pick<NamedArchive, 'at'>>(
  archives: readonly A[],
  { daily, weekly, offsetMinutes }: RetentionPolicy,
): A[] {
  const newestFirst = archives.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const lastOf = (periodMs: number, shiftMs: number, count: number) => {
    const newestByPeriod = new Map<number, A>()
    for (const one of newestFirst) {
      const period = Math.floor((one.at.getTime() + offsetMinutes * 60_000 + shiftMs) / periodMs)
      if (!newestByPeriod.has(period)) newestByPeriod.set(period, one)
    }
    return [...newestByPeriod.values()].slice(0, count)
  }
  const retained = new Set([...newestFirst.slice(0, 1), ...lastOf(DAY_MS, 0, daily), ...lastOf(WEEK_MS, MONDAY_MS, weekly)])
  return newestFirst.filter((one) => !retained.has(one))
}

/** Deletes the archives that need not be kept; one that another program holds goes next time. Out: the names of those that are gone. */
export function prune(folder: string, retention: RetentionPolicy): string[] {
  const gone = superfluous(archivesIn(folder), retention)
  for (const { path } of gone) discardSync(path)
  return gone.filter(({ path }) => !existsSync(path)).map(({ name }) => name)
}
