import { Column, is, Param, Placeholder } from 'drizzle-orm'
import type { Db } from '../../kernel/index.ts'
import type { DynamicRow, DynamicTable } from '../schema/tables.ts'

type Values = Readonly<Record<string, unknown>>
type Raw = readonly unknown[]
/** The SQL and parameters that drizzle's builder produces. */
export interface Built {
  toSQL(): { sql: string; params: unknown[] }
}
/** A compiled statement with placeholders. */
export interface Compiled {
  /** Runs it and returns its rows. */
  rows(values: Values): Promise<readonly DynamicRow[]>
}

interface SqliteStatement {
  readonly reader: boolean
  raw(): SqliteStatement
  all(params: Raw): Raw[]
  run(params: Raw): unknown
}
type Client =
  | { prepare(text: string): SqliteStatement; query?: undefined }
  | { query(statement: { name?: string; text: string; values: Raw; rowMode: 'array' }): Promise<{ rows: Raw[] }> }
const clientOf = (db: Db) => (db as unknown as { $client?: Client }).$client

/** Whether the connection runs SQL text directly. */
export const isDirect = (db: Db) => clientOf(db) !== undefined

/** Runs before a statement is named: PostgreSQL stores named statements as long as the connection lives. */
const NAMED_AFTER = 5
let names = 0
function named(client: Extract<Client, { query: unknown }>, text: string) {
  let runs = 0
  let name = ''
  return async (values: Raw) => {
    if (++runs === NAMED_AFTER) name = `kept_${++names}`
    return (await client.query({ ...(name && { name }), text, values, rowMode: 'array' })).rows
  }
}

/** Runs SQL text on the connection itself. */
function runnerOf(db: Db, text: string): (params: Raw) => Raw[] | Promise<Raw[]> {
  const client = clientOf(db) as Client
  if (client.query) return named(client, text)
  const statement = client.prepare(text)
  // drizzle prepares the same text and reads its rows in another form.
  if (statement.reader) return (params) => statement.raw().all(params)
  return (params) => {
    statement.run(params)
    return []
  }
}

type Place = (values: Values) => unknown
const same = (value: unknown) => value
const encoding = (encoder: Pick<Column, 'mapToDriverValue'>) =>
  encoder.mapToDriverValue === Column.prototype.mapToDriverValue ? same : (value: unknown) => encoder.mapToDriverValue(value as never)
function placeOf(param: unknown, isSparse: boolean): Place {
  const [name, encode] =
    is(param, Param) && is(param.value, Placeholder)
      ? [param.value.name, encoding(param.encoder)]
      : is(param, Placeholder)
        ? [param.name, same]
        : [undefined, same]
  if (name === undefined) return () => param
  return (values) => {
    const value = values[name]
    if (value === undefined && isSparse) return null
    if (value === undefined) throw new Error(`no value for ${name}`)
    return value === null ? null : encode(value)
  }
}
/** Whether a value is stored without conversion. */
const isPlain = (column: Column) => column.mapFromDriverValue === Column.prototype.mapFromDriverValue
const decodersOf = (table: DynamicTable, keys: readonly string[]) =>
  keys.map((key) => {
    const column = table[key] as unknown as Column
    return { key, decode: isPlain(column) ? same : (value: unknown) => column.mapFromDriverValue(value) }
  })

/**
 * Compiles a statement of drizzle for repeated execution. It binds values and decodes rows with the encoders and decoders of the columns,
 * in a fraction of drizzle's time. `keys` are the returned columns, in order. With `isSparse`, missing values are bound as null.
 */
export function compiled(
  db: Db,
  table: DynamicTable,
  { built, keys, isSparse = false }: { built: Built; keys: readonly string[]; isSparse?: boolean | undefined },
): Compiled {
  const { sql: text, params } = built.toSQL()
  const run = runnerOf(db, text)
  const places = params.map((param) => placeOf(param, isSparse))
  const decoders = decodersOf(table, keys)
  const rowOf = (raw: Raw): DynamicRow => {
    const row: Record<string, unknown> = {}
    for (let at = 0; at < decoders.length; at++) {
      const { key, decode } = decoders[at] as (typeof decoders)[number]
      const value = raw[at]
      row[key] = value === null ? null : decode(value)
    }
    return row as DynamicRow
  }
  return {
    async rows(values) {
      const params: unknown[] = []
      for (const place of places) params.push(place(values))
      const found = run(params)
      const rows: DynamicRow[] = []
      for (const raw of Array.isArray(found) ? found : await found) rows.push(rowOf(raw))
      return rows
    },
  }
}
