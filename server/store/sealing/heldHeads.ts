import { and, eq, gt, inArray, max } from 'drizzle-orm'
import { faultLines, signOffText } from '../../kernel/index.ts'
import { column, dynamicTable } from '../tables.ts'
import { type Sealing, sealsIn } from './logRows.ts'
import { type AuditKeys, isMac } from './mac.ts'
import type { Head } from './trail.ts'

/** So many positions are looked up in one statement. */
const CHUNK = 500

/** Recorded ends by a key of theirs. */
export function groupHeads(heads: readonly Head[], keyOf: (head: Head) => string): Map<string, Head[]> {
  const groups = new Map<string, Head[]>()
  for (const head of heads) {
    const group = groups.get(keyOf(head))
    if (group) group.push(head)
    else groups.set(keyOf(head), [head])
  }
  return groups
}

/** Of recorded ends of chains, those that the database no longer has: a lower end, a missing seal, or another one in its place. */
export async function missedHeads({ db, tables }: Sealing, heads: readonly Head[]): Promise<Head[]> {
  const seals = sealsIn({ tables })
  const [log, chain, position, digest] = ['log', 'chain', 'position', 'digest'].map((name) => column(seals, name)) as [
    ReturnType<typeof column>,
    ReturnType<typeof column>,
    ReturnType<typeof column>,
    ReturnType<typeof column>,
  ]
  const missed: Head[] = []
  for (const own of groupHeads(heads, (head) => `${head.log} ${head.chain}`).values()) {
    const [{ log: ofLog, chain: ofChain }] = own as [Head]
    const here = and(eq(log, ofLog), eq(chain, ofChain))
    const [stub] = await db
      .select({ last: max(position) })
      .from(seals)
      .where(and(here, gt(column(seals, 'purged'), 0)))
    // What lies below a stub was purged, and the stub says so.
    const above = own.filter((head) => head.position >= Number(stub?.last ?? 0))
    for (let from = 0; from < above.length; from += CHUNK) {
      const some = above.slice(from, from + CHUNK)
      const wanted = [...new Set(some.map((head) => head.position))]
      const found = await db
        .select({ position, digest })
        .from(seals)
        .where(and(here, inArray(position, wanted)))
      const there = new Set(found.map((seal) => `${seal.position} ${seal.digest}`))
      missed.push(...some.filter((head) => !there.has(`${head.position} ${head.digest}`)))
    }
  }
  return missed
}

/** What an administrator has signed off, as it lies in a database of either kind. */
export interface StoredSignOff {
  readonly faults: string | null
  readonly signedOffAt: Date | null
  readonly signedOffBy: string | null
  readonly signOffReason: string | null
  readonly proof: string | null
}
/** The faults that genuine sign-offs cover. */
export const coveredFaults = (keys: AuditKeys, signOffs: readonly StoredSignOff[]): ReadonlySet<string> =>
  new Set(signOffs.flatMap((one) => (one.proof && isMac(keys, signOffText(one), one.proof) ? faultLines(one.faults) : [])))

export async function signedOffFaults({ db, tables, keys }: Sealing): Promise<ReadonlySet<string>> {
  const checks = dynamicTable(tables, tables.inRole('auditCheck'))
  const rows = await db
    .select()
    .from(checks)
    .where(eq(column(checks, 'state'), 'SIGNED_OFF'))
  return coveredFaults(keys, rows as unknown as StoredSignOff[])
}
