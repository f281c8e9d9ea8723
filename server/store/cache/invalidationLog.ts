import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/index.ts'
import { placesOf, preparedStatement } from '../read/preparedStatements.ts'
import { fieldsMoved } from '../read/rowDeltas.ts'
import { column, dynamicTable, type Tables } from '../schema/tables.ts'
import type { Written } from './resultCache.ts'

/** Marks are deleted after a day; a process that has not read them for this long (ms) drops its caches instead. */
const GAP_MS = 3_600_000

/** The content of a mark: of rows that moved only the fields. */
const changeOf = ({ moves = [], fields, ...one }: Written): Written => ({
  ...one,
  ...(fields && { fields: [...new Set([...fields, ...moves.flatMap(fieldsMoved)])] }),
})

interface Look {
  readonly at: string
  readonly marks: readonly string[] | null
}
const LAST = 'last'

/**
 * Cache invalidation between processes that share a database. Each unit writes a mark in its own transaction; before a cached value is
 * used, the marks that became visible since the last read are applied. Which marks are new is determined by transaction snapshots, not by
 * ids, so that no writer waits for another.
 */
export class ChangeMarks {
  readonly #tables: Tables
  readonly #watched: ReadonlySet<string>
  readonly #now: () => Date
  #snapshot: string | undefined
  #lookedAt = 0
  #pendingLook: Promise<unknown> | undefined
  #next: Promise<void> | undefined
  /** `watched` are the resources that any cache depends on; `now` is the clock by which marks are deleted, too. */
  constructor(tables: Tables, watched: ReadonlySet<string>, now: () => Date) {
    this.#tables = tables
    this.#watched = watched
    this.#now = now
  }

  async leave(db: Db, written: readonly Written[]): Promise<void> {
    const changes = written.filter(({ resource }) => this.#watched.has(resource)).map(changeOf)
    if (!changes.length) return
    const table = dynamicTable(this.#tables, this.#tables.inRole('changeMark'))
    const at = this.#now()
    const mark = { changes: JSON.stringify(changes), createdAt: at, updatedAt: at }
    const unit = sql`pg_current_xact_id()::text::bigint`
    const build = () => db.insert(table).values({ unit, ...placesOf(mark) } as never)
    const statement = preparedStatement(db, table, { shape: 'mark', build, keys: [] })
    if (!statement) throw new Error('a mark is left over the connection of its unit')
    await statement.rows(mark)
  }

  /** Resolves after `take` got everything that was committed before this call. Concurrent callers share the next read. */
  look(db: Db, take: (written: readonly Written[] | 'anything') => void): Promise<void> {
    this.#next ??= (this.#pendingLook ?? Promise.resolve()).then(() => {
      this.#next = undefined
      const lookup = this.#look(db, take)
      this.#pendingLook = lookup.catch(() => {})
      return lookup
    })
    return this.#next
  }

  async #look(db: Db, take: (written: readonly Written[] | 'anything') => void): Promise<void> {
    const began = this.#now().getTime()
    // A clock that was set back says nothing of how long ago that was.
    const isRecent = began >= this.#lookedAt && began - this.#lookedAt < GAP_MS
    const last = isRecent ? this.#snapshot : undefined
    const { at, marks } = await this.#seen(db, last)
    if (!last) take('anything')
    else for (const mark of marks ?? []) take(JSON.parse(mark) as Written[])
    this.#snapshot = at
    this.#lookedAt = began
  }

  /** The current snapshot, and the marks visible in it that were not visible in the last one. */
  async #seen(db: Db, last: string | undefined): Promise<Look> {
    const table = dynamicTable(this.#tables, this.#tables.inRole('changeMark'))
    const [unit, changes] = [column(table, 'unit'), column(table, 'changes')]
    const place = sql`${sql.placeholder(LAST)}::pg_snapshot`
    const isNew = sql`${unit} >= pg_snapshot_xmin(${place})::text::bigint and not pg_visible_in_snapshot(${unit}::text::xid8, ${place})`
    const marks = last ? sql`(select json_agg(${changes}) from ${table} where ${isNew})` : sql`null`
    const answer = sql`json_build_object('at', pg_current_snapshot()::text, 'marks', ${marks})::text`
    const build = () => db.select({ told: answer }).from(sql`(select 1) as now`)
    // One text column, parsed like a mark.
    const look = preparedStatement(db, table, { shape: last ? 'look' : 'first look', build, keys: ['changes'] })
    if (!look) throw new Error('marks are looked for over a connection of their own')
    const [found] = await look.rows(last ? { [LAST]: last } : {})
    return JSON.parse(found?.changes as string) as Look
  }
}
