import { and, eq, gt, inArray } from 'drizzle-orm'
import type { ResourceDef } from '../../kernel/index.ts'
import type { LoggedRow } from '../cache/touchedRows.ts'
import { column, type DynamicTable, dynamicTable, type Tables } from '../schema/tables.ts'
import { sealedLogs } from './guard.ts'
import { chainOf, type LogRow, lastSealedId, type Sealing, sealsIn } from './logRows.ts'

/** Most rows remembered while they cannot be sealed, as during a database outage; the rows beyond are sealed unwatched. */
const MOST = 100_000
/** Rows at the end of the log that are searched for awaited ones, since other processes may have sealed some. */
const LATEST = 20_000

/** A row that this process has committed and that no seal is known to cover yet. */
export interface AwaitedRow {
  readonly log: string
  readonly chain: number
  readonly mac: string
  readonly at: Date
}

/** Rows between commit and seal. A row deleted in that interval is detected, since this process remembers it. */
export class AwaitedRows {
  readonly #logs: ReadonlyMap<DynamicTable, ResourceDef>
  readonly #rows = new Map<string, AwaitedRow>()

  constructor(tables: Tables) {
    this.#logs = new Map(sealedLogs(tables).map((log) => [dynamicTable(tables, log), log]))
  }

  /** Registers committed rows of sealed logs; rows of other tables are ignored. */
  add(written: readonly LoggedRow[]) {
    for (const { table, row } of written) {
      const log = this.#logs.get(table)
      if (!log || this.#rows.size >= MOST) continue
      const { mac, createdAt } = row as unknown as LogRow
      this.#rows.set(mac, { log: log.name, chain: chainOf(log, row as unknown as LogRow), mac, at: createdAt })
    }
  }
  /** The awaited rows of one log. */
  of(log: ResourceDef): AwaitedRow[] {
    return [...this.#rows.values()].filter((row) => row.log === log.name)
  }
  /** Forgets rows that are sealed or no longer need watching. */
  settle(rows: Iterable<Pick<AwaitedRow, 'mac'>>) {
    for (const { mac } of rows) this.#rows.delete(mac)
  }
  /** Forgets all rows of some chains, which are about to be moved. */
  settleChains(log: ResourceDef, chains: readonly number[]) {
    this.settle(this.of(log).filter(({ chain }) => chains.includes(chain)))
  }
}

/**
 * Those of the rows that are missing although neither a purge nor a move to another plant removed them: somebody deleted them in the
 * database.
 */
export async function missingOf({ db, tables }: Sealing, log: ResourceDef, awaited: readonly AwaitedRow[]): Promise<AwaitedRow[]> {
  if (!awaited.length) return []
  const [table, seals] = [dynamicTable(tables, log), sealsIn({ tables })]
  const macs = awaited.map(({ mac }) => mac)
  const [id, mac] = [column(table, 'id'), column(table, 'mac')]
  const newest = await lastSealedId({ db, tables }, log)
  const there = await db
    .select({ mac })
    .from(table)
    .where(and(gt(id, newest - LATEST), inArray(mac, macs)))
  const found = new Set(there.map((row) => row.mac as string))
  const gone = awaited.filter((row) => !found.has(row.mac))
  if (!gone.length) return []
  // A stub replaces all purged rows below it; each chain has at most one.
  const stubs = await db
    .select({ chain: column(seals, 'chain'), lastAt: column(seals, 'lastAt') })
    .from(seals)
    .where(and(eq(column(seals, 'log'), log.name), gt(column(seals, 'purged'), 0)))
  const wentAlong = ({ chain, at }: AwaitedRow) => stubs.some((stub) => stub.chain === chain && (stub.lastAt as unknown as Date) >= at)
  return gone.filter((row) => !wentAlong(row))
}
