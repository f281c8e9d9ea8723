import { desc, eq, getTableColumns, getTableName } from 'drizzle-orm'
import { type Db, memoize, type ResourceDef } from '../../kernel/index.ts'
import { column, type DynamicTable, dynamicTable, type Tables } from '../schema/tables.ts'
import { type AuditKeys, canonicalOf, coveredColumns, type RawRow } from './mac.ts'
import type { MarkedRow } from './seal.ts'

const covered = memoize((table: DynamicTable) => {
  const byName = new Map(Object.entries(getTableColumns(table)).map(([key, one]) => [one.name, { key, one }]))
  return coveredColumns([...byName.keys()]).flatMap((name) => byName.get(name) ?? [])
})
const plain = (value: unknown) => (typeof value === 'boolean' ? Number(value) : (value as string | number))

/** The canonical text of a row that its MAC covers, from values as the program has them. */
export function textOf(table: DynamicTable, row: Readonly<Record<string, unknown>>): string {
  const raw: Record<string, string | number | null> = {}
  for (const { key, one } of covered(table)) raw[one.name] = row[key] == null ? null : plain(one.mapToDriverValue(row[key]))
  return canonicalOf(
    getTableName(table),
    covered(table).map(({ one }) => one.name),
    raw as RawRow,
  )
}

export interface Sealing {
  readonly db: Db
  readonly tables: Tables
  readonly keys: AuditKeys
  readonly now: Date
}
/** The table of seals. */
export const sealsIn = ({ tables }: Pick<Sealing, 'tables'>) => dynamicTable(tables, tables.inRole('auditSeal'))

export type LogRow = MarkedRow & { readonly createdAt: Date } & Readonly<Record<string, unknown>>
/** The chain of a row: the plant that it is about, 0 for none. */
export const chainOf = ({ about }: ResourceDef, row: LogRow) => (about ? ((row[about] as number | null) ?? 0) : 0)

/** The id of the last sealed row of a log; 0 when there is none. */
export async function lastSealedId({ db, tables }: Pick<Sealing, 'db' | 'tables'>, log: ResourceDef): Promise<number> {
  const seals = sealsIn({ tables })
  const lastId = column(seals, 'lastId')
  const [last] = await db
    .select({ lastId })
    .from(seals)
    .where(eq(column(seals, 'log'), log.name))
    .orderBy(desc(lastId))
    .limit(1)
  return Number(last?.lastId ?? 0)
}
