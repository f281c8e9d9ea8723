import { operationLog } from '../domain/system/index.ts'
import { changesOf, logRow } from './audit.ts'
import { type DynamicRow, dynamicTable } from './dynamicTables.ts'
import { insertRow } from './insertRow.ts'
import { plantOfChange } from './plantOfChange.ts'
import { drafted, guarded, isLogged, refuseVanishing, type Values, type WriteContext, writeLinks } from './rowWriting.ts'

/** PostgreSQL takes 65,535 parameters a statement; the widest table has fewer than 60 columns. */
const CHUNK = 500

async function logged({ source, resource }: WriteContext, made: readonly { row: DynamicRow; full: Values }[]) {
  source.touched(resource)
  if (!isLogged(resource, 'create')) return
  const entries: Values[] = []
  for (const { row, full } of made) {
    const atPlantId = await plantOfChange(source, resource, row)
    const changes = changesOf(resource, {}, { ...row, ...full })
    entries.push(logRow(source.actor, source.now, { resource, row, action: 'create', changes, atPlantId }))
  }
  await insertAll({ source, table: dynamicTable(source.tables, operationLog) }, entries)
}

/**
 * On SQLite one statement that is kept does: putting one together for many rows takes far longer than running it. PostgreSQL is asked as
 * seldom as possible; both number the rows in the order of the values, but neither promises to answer in it.
 */
async function insertAll({ source, table }: Pick<WriteContext, 'source' | 'table'>, rows: readonly Values[]): Promise<DynamicRow[]> {
  const { db } = source
  if (source.tables.dialect === 'postgres') {
    const made = (await db
      .insert(table)
      .values(rows as never)
      .returning()) as DynamicRow[]
    return made.sort((a, b) => a.id - b.id)
  }
  const made: DynamicRow[] = []
  for (const row of rows) made.push((await insertRow(db, table, row)) as DynamicRow)
  return made
}

/** Writes many new rows with few statements and gives them back in their order, with their ids. */
export async function createRows(at: WriteContext, list: readonly Values[]): Promise<DynamicRow[]> {
  const out: DynamicRow[] = []
  const drafts = list.length ? await drafted(at, list) : []
  for (let from = 0; from < drafts.length; from += CHUNK) {
    const some = drafts.slice(from, from + CHUNK)
    const values = some.map(({ row }) => row)
    const rows = await guarded(at, () => insertAll(at, values))
    const made = rows.map((row, n) => ({ row, full: some[n]?.full ?? {} }))
    for (const { row, full } of made) {
      await guarded(at, () => writeLinks(at, row, full))
      await refuseVanishing(at, row)
    }
    await logged(at, made)
    out.push(...rows)
  }
  return out
}
