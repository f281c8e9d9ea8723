import { and, eq, gt, max, or } from 'drizzle-orm'
import { faultLines, signOffText } from '../../kernel/index.ts'
import { column, dynamicTable } from '../schema/tables.ts'
import type { Head } from './chains.ts'
import { type Sealing, sealsIn } from './logRows.ts'
import { type AuditKeys, isMac } from './mac.ts'

/** Heads looked up per statement. */
const CHUNK = 200

/** Groups recorded heads by a key. */
export function groupHeads(heads: readonly Head[], keyOf: (head: Head) => string): Map<string, Head[]> {
  const groups = new Map<string, Head[]>()
  for (const head of heads) {
    const group = groups.get(keyOf(head))
    if (group) group.push(head)
    else groups.set(keyOf(head), [head])
  }
  return groups
}

const stateOf = ({ chain, position, digest }: Pick<Head, 'chain' | 'position' | 'digest'>) => `${chain} ${position} ${digest}`

/** The last position of each chain of a log below which rows were purged, according to its stub. */
async function purgedIn({ db, tables }: Sealing, log: string): Promise<ReadonlyMap<number, number>> {
  const seals = sealsIn({ tables })
  const chain = column(seals, 'chain')
  const rows = await db
    .select({ chain, last: max(column(seals, 'position')) })
    .from(seals)
    .where(and(eq(column(seals, 'log'), log), gt(column(seals, 'purged'), 0)))
    .groupBy(chain)
  return new Map(rows.map((row) => [Number(row.chain), Number(row.last)]))
}

/** The recorded chain heads that the database no longer has: the chain is shorter, a seal is missing, or another one is in its place. */
export async function missedHeads(sealing: Sealing, heads: readonly Head[]): Promise<Head[]> {
  const { db, tables } = sealing
  const seals = sealsIn({ tables })
  const [chain, position, digest] = [column(seals, 'chain'), column(seals, 'position'), column(seals, 'digest')]
  const missed: Head[] = []
  for (const [log, own] of groupHeads(heads, (head) => head.log)) {
    const absent: Head[] = []
    for (let from = 0; from < own.length; from += CHUNK) {
      const some = own.slice(from, from + CHUNK)
      const places = some.map((head) => and(eq(chain, head.chain), eq(position, head.position)))
      const found = await db
        .select({ chain, position, digest })
        .from(seals)
        .where(and(eq(column(seals, 'log'), log), or(...places)))
      const there = new Set(found.map((seal) => stateOf(seal as unknown as Head)))
      absent.push(...some.filter((head) => !there.has(stateOf(head))))
    }
    if (!absent.length) continue
    // Rows below a stub were purged; the stub has the digest of the seal that it replaces.
    const purged = await purgedIn(sealing, log)
    missed.push(...absent.filter((head) => head.position >= (purged.get(head.chain) ?? 0)))
  }
  return missed
}

/** A sign-off by an administrator as stored in either database. */
export interface StoredSignOff {
  readonly faults: string | null
  readonly signedOffAt: Date | null
  readonly signedOffBy: string | null
  readonly signOffReason: string | null
  readonly proof: string | null
}
/** The fault lines that sign-offs with a valid MAC cover. */
export const coveredFaults = (keys: AuditKeys, signOffs: readonly StoredSignOff[]): ReadonlySet<string> =>
  new Set(signOffs.flatMap((one) => (one.proof && isMac(keys, signOffText(one), one.proof) ? faultLines(one.faults) : [])))

/** Reads the sign-offs of a database and returns the fault lines that they cover. */
export async function signedOffFaults({ db, tables, keys }: Sealing): Promise<ReadonlySet<string>> {
  const checks = dynamicTable(tables, tables.inRole('auditCheck'))
  const rows = await db
    .select()
    .from(checks)
    .where(eq(column(checks, 'state'), 'SIGNED_OFF'))
  return coveredFaults(keys, rows as unknown as StoredSignOff[])
}
