import { and, eq, gt, inArray } from 'drizzle-orm'
import type { ResourceDef } from '../../kernel/index.ts'
import type { LoggedRow } from '../cache/touchedRows.ts'
import { column, type DynamicTable, dynamicTable, type Tables } from '../schema/tables.ts'
import { sealedLogs } from './guard.ts'
import { chainOf, type LogRow, lastSealedId, type Sealing, sealsIn } from './logRows.ts'

/** Of rows that cannot be sealed for long, because the base is away, so many are remembered. */
const MOST = 100_000
/** What other processes may have sealed meanwhile lies among the last rows. */
const LATEST = 20_000

/** A row that this process has committed and not yet seen under a seal. */
export interface AwaitedRow {
  readonly log: string
  readonly chain: number
  readonly mac: string
  readonly at: Date
}

/** Rows between their commit and their seal: who takes one away in that time is found out, since this process knows that it was there. */
export class AwaitedRows {
  readonly #logs: ReadonlyMap<DynamicTable, ResourceDef>
  readonly #rows = new Map<string, AwaitedRow>()

  constructor(tables: Tables) {
    this.#logs = new Map(sealedLogs(tables).map((log) => [dynamicTable(tables, log), log]))
  }

  add(written: readonly LoggedRow[]) {
    for (const { table, row } of written) {
      const log = this.#logs.get(table)
      if (!log || this.#rows.size >= MOST) continue
      const { mac, createdAt } = row as unknown as LogRow
      this.#rows.set(mac, { log: log.name, chain: chainOf(log, row as unknown as LogRow), mac, at: createdAt })
    }
  }
  of(log: ResourceDef): AwaitedRow[] {
    return [...this.#rows.values()].filter((row) => row.log === log.name)
  }
  /** They lie under a seal, or nobody may ask for them any more. */
  settle(rows: Iterable<Pick<AwaitedRow, 'mac'>>) {
    for (const { mac } of rows) this.#rows.delete(mac)
  }
  settleChains(log: ResourceDef, chains: readonly number[]) {
    this.settle(this.of(log).filter(({ chain }) => chains.includes(chain)))
  }
}

/** Those of the rows that are neither there nor gone as rows may go, which is with others of their plant: somebody has taken them out of the base. */
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
  // A stub stands for all that went below it; each chain has one at most.
  const stubs = await db
    .select({ chain: column(seals, 'chain'), lastAt: column(seals, 'lastAt') })
    .from(seals)
    .where(and(eq(column(seals, 'log'), log.name), gt(column(seals, 'purged'), 0)))
  const wentAlong = ({ chain, at }: AwaitedRow) => stubs.some((stub) => stub.chain === chain && (stub.lastAt as unknown as Date) >= at)
  return gone.filter((row) => !wentAlong(row))
}
