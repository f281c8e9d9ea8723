import { statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { and, count, gte, lt, max, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { DrillReport } from '../domain/backups/index.ts'
import { allLedgers } from '../domain/ledger/index.ts'
import { repairLog, reportLog } from '../domain/repair/index.ts'
import { operationLog } from '../domain/system/index.ts'
import { addDays, businessDay, dayStart, type Read, type ResourceDef, systemActor } from '../kernel/index.ts'
import { openWorkFolder } from '../platform/disk/workFolder.ts'
import type { Config } from '../platform/settings/config.ts'
import { isFileUrl } from '../platform/settings/locations.ts'
import { offsetMinutesOf, openStore } from '../store/index.ts'
import { BadArchive } from './manifest.ts'
import { restoreBackup } from './restoreBackup.ts'
import { MayNotCreateDatabase, withScratchDatabase } from './scratchDatabase.ts'

/** Rows are packed to about a fifth, and lie there twice while they are put in their place. */
const ROOM_FACTOR = 10
const SHOWN = 5
const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`

/** A drill never fills the disk that archives are made on. */
function refuseLittleRoom(archive: string) {
  const { bavail, bsize } = statfsSync(dirname(archive))
  const [free, needed] = [bavail * bsize, statSync(archive).size * ROOM_FACTOR]
  if (free < needed)
    throw new BadArchive(`A restore drill needs ${megabytes(needed)} in the folder of archives, ${megabytes(free)} are free`, {
      fault: 'LITTLE_ROOM',
      about: `${megabytes(free)} < ${megabytes(needed)}`,
    })
}

/** Rows that nobody changes in these columns or removes: what a restored database has of a day that is over, the live one has too. */
interface Book {
  readonly resource: ResourceDef
  readonly plant: string
  readonly at: string
  readonly sums: readonly string[]
}
const books = (): Book[] => [
  { resource: operationLog, plant: 'atPlantId', at: 'at', sums: [] },
  ...[reportLog, repairLog].map((resource) => ({ resource, plant: 'plantId', at: 'createdAt', sums: [] })),
  ...allLedgers().map(({ log }) => ({
    ...{ resource: log, plant: 'plantId', at: 'createdAt' },
    sums: ['quantityChanged', 'amount'].filter((name) => name in log.fields),
  })),
]

interface Day {
  readonly from: Date
  readonly to: Date
}
const columnsOf = (read: Read, { resource, plant, at, sums }: Book) => {
  const columns = read.table(resource) as unknown as Readonly<Record<string, PgColumn>>
  return { plant: columns[plant] as PgColumn, at: columns[at] as PgColumn, sums: sums.map((name) => columns[name] as PgColumn) }
}

/** Rows and sums of each book on a day, by plant. */
async function figuresOf(read: Read, { from, to }: Day): Promise<Map<string, number>> {
  const figures = new Map<string, number>()
  for (const book of books()) {
    const { plant, at, sums } = columnsOf(read, book)
    const total = sums.length
      ? sql.join(
          sums.map((column) => sql`coalesce(sum(${column}), 0)`),
          sql` + `,
        )
      : sql`0`
    const rows = await read.db
      .select({ plant, rows: count(), total: sql<number>`${total}` })
      .from(read.table(book.resource))
      .where(and(gte(at, from), lt(at, to)))
      .groupBy(plant)
    for (const row of rows) {
      const name = `${book.resource.name} of plant ${row.plant ?? '–'}`
      figures.set(`${name}, entries`, Number(row.rows))
      if (sums.length) figures.set(`${name}, sum`, Number(row.total))
    }
  }
  return figures
}

/** The last day with entries that was over at a moment; the day before where there is none. */
async function lastDayBefore(read: Read, moment: Date): Promise<string> {
  const today = businessDay(moment, read.offsetMinutes)
  const ends = await Promise.all(
    books().map(async (book) => {
      const { at } = columnsOf(read, book)
      const [row] = await read.db
        .select({ at: max(at) })
        .from(read.table(book.resource))
        .where(lt(at, dayStart(today, read.offsetMinutes)))
      return row?.at ? [businessDay(new Date(row.at as Date), read.offsetMinutes)] : []
    }),
  )
  return ends.flat().toSorted().at(-1) ?? addDays(today, -1)
}

/** Compares what two databases have of the last day that was over when the archive was made. */
async function compareWithLive(config: Config, restoredUrl: string, madeAt: Date): Promise<DrillReport> {
  const { utcOffset } = config
  const [restored, live] = await Promise.all([
    openStore({ url: restoredUrl, readers: 1, utcOffset }),
    openStore({ url: config.databaseUrl, readers: 1, utcOffset }),
  ])
  try {
    const [archived, current] = [restored, live].map((store) => store.read(systemActor(0))) as [Read, Read]
    const day = await lastDayBefore(archived, madeAt)
    const offset = offsetMinutesOf(utcOffset)
    const span = { from: dayStart(day, offset), to: dayStart(addDays(day, 1), offset) }
    const [there, here] = [await figuresOf(archived, span), await figuresOf(current, span)]
    const names = [...new Set([...there.keys(), ...here.keys()])].sort()
    const different = names.filter((name) => there.get(name) !== here.get(name))
    if (different.length) {
      const lines = different.slice(0, SHOWN).map((name) => `${name}: ${there.get(name) ?? 0} ≠ ${here.get(name) ?? 0}`)
      const figures = `${lines.join('; ')}${different.length > SHOWN ? '; …' : ''}`
      throw new BadArchive(`${different.length} figures of ${day} differ from the live database: ${figures}`, {
        fault: 'DIFFERENT',
        about: `${day}: ${figures}`,
      })
    }
    return { day, figures: names.length }
  } finally {
    await Promise.all([restored.close(), live.close()])
  }
}

/** Where the rows go: into the kind of database that is used, which a file stands in for where the account may create none. */
async function withScratchUrl<T>({ databaseUrl }: Config, dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const file = `file:${join(dataDir, 'millwright.sqlite')}`
  if (isFileUrl(databaseUrl)) return work(file)
  return withScratchDatabase(databaseUrl, 'drill', work).catch((error: unknown) => {
    if (error instanceof MayNotCreateDatabase) return work(file)
    throw error
  })
}

/**
 * Restores an archive as a whole into a scratch folder beside it, and on PostgreSQL into a database of its own, as somebody would after a loss:
 * database (pages, references, balances), audit trail, contents and secret, and compares a day of it with the live database, which is only read.
 * Nothing of it stays. Throws what is wrong.
 */
export async function drillRestore(config: Config, archive: string): Promise<DrillReport> {
  refuseLittleRoom(archive)
  const work = openWorkFolder(dirname(archive), 'drilling')
  try {
    const dataDir = join(work.path, 'data')
    return await withScratchUrl(config, dataDir, async (databaseUrl) => {
      const scratch: Config = { ...config, dataDir, databaseUrl, s3: null, backup: { ...config.backup, folder: join(dataDir, 'backups') } }
      const { manifest, doubts } = await restoreBackup(scratch, archive, { passphrase: config.backup.passphrase })
      if (doubts.length) throw new BadArchive(doubts.join('; '), { fault: 'TRAIL', about: doubts.join('; ') })
      return compareWithLive(config, databaseUrl, new Date(manifest.madeAt))
    })
  } finally {
    work.close()
  }
}
