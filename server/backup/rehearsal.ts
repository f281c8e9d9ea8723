import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Database from 'better-sqlite3'
import { openWorkFolder } from '../platform/disk/workFolder.ts'
import { migrationsFolder } from '../platform/paths.ts'
import { filePathOf, isFileUrl } from '../platform/settings/locations.ts'
import { shippedSteps } from '../store/engine/steps.ts'
import { migrate, recogniseBase } from '../store/index.ts'
import { copyBase, rowsBetween } from './baseCopy.ts'
import { MayNotCreateDatabase, withScratchDatabase } from './scratchDatabase.ts'

async function timed(work: () => Promise<void>): Promise<{ seconds: number }> {
  const since = performance.now()
  await work()
  return { seconds: (performance.now() - since) / 1000 }
}

/** On a copy in the same folder, where there is as much room as the steps themselves will want. */
async function onFile(url: string) {
  const { path, close } = openWorkFolder(dirname(filePathOf(url)), 'rehearsing')
  const copy = join(path, 'base.sqlite')
  try {
    await copyBase(url, copy)
    return await timed(() => migrate(`file:${copy}`))
  } finally {
    close()
  }
}

/** The migrations as they were when only the first of them existed. */
function firstSteps(count: number, folder: string): URL {
  cpSync(migrationsFolder, folder, { recursive: true })
  for (const dialect of ['sqlite', 'postgres']) {
    const path = join(folder, dialect, 'meta/_journal.json')
    const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] }
    writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  }
  return pathToFileURL(`${folder}/`)
}

/** On a database of its own on the same server: rows as they stood at one moment, in the schema that they have now, by way of a file. */
async function onScratchDatabase(url: string, workParent: string) {
  const taken = shippedSteps('postgres').length - (await recogniseBase(url))
  const { path, close } = openWorkFolder(workParent, 'rehearsing')
  try {
    const steps = firstSteps(taken, join(path, 'steps'))
    const file = join(path, 'base.sqlite')
    await migrate(`file:${file}`, steps)
    return await withScratchDatabase(url, 'rehearsal', async (scratch) => {
      await migrate(scratch, steps)
      const rows = new Database(file)
      await rowsBetween(url, rows, scratch).finally(() => rows.close())
      return timed(() => migrate(scratch))
    })
  } catch (error) {
    if (!(error instanceof MayNotCreateDatabase)) throw error
    throw new Error(`${error.message}, or use --dry-run, which locks tables`, { cause: error })
  } finally {
    close()
  }
}

/**
 * Takes the steps that a base lacks on a copy of it, which is removed afterwards: nobody who works on the base waits for a lock. Throws what stands
 * against the steps; out: how long they took. `workParent` is where the rows of PostgreSQL pass through.
 */
export const rehearseOnCopy = (url: string, workParent: string): Promise<{ seconds: number }> =>
  isFileUrl(url) ? onFile(url) : onScratchDatabase(url, workParent)
