import { FAULTS_MAX, headFault, parseFault, rowFault, sealFault } from '../../kernel/index.ts'
import { groupHeads } from './chainHeads.ts'
import type { Head } from './chains.ts'
import { type AuditKeys, canonicalOf, isMac, type RawRow } from './mac.ts'
import { idsIn, isGenuine, isUnderKey, type MarkedRow, type Seal, strangerIn } from './seal.ts'

/** A log to verify, in either database. */
export interface LogSource {
  /** The name of its resource, as in seals. */
  readonly log: string
  readonly table: string
  /** The columns that MACs cover, in order. */
  readonly columns: readonly string[]
  /** The column of the plant that a row is about. */
  readonly about: string | undefined
  /** Whether the database refuses changes of its rows, as it does once the trail has begun. */
  readonly isGuarded: boolean
  rows(): AsyncIterable<RawRow>
  /** By chain, then ascending position. */
  seals(): AsyncIterable<Seal>
}
export type Breach =
  | 'changed'
  | 'copied'
  | 'removed'
  | 'inserted'
  | 'swapped'
  | 'sealMissing'
  | 'sealForged'
  | 'endCutOff'
  | 'endReplaced'
  | 'otherSecret'
export interface BrokenRow {
  readonly log: string
  /** The plant; 0 for rows about none. */
  readonly chain: number
  /** The row; for a missing or forged seal the first row that it covered, where known. */
  readonly id: number | null
  readonly breach: Breach
  /** The time that the row claims. */
  readonly at: Date | null
}
export interface TrailReport {
  readonly rows: number
  readonly seals: number
  /** Recent rows that have no seal yet. */
  readonly pending: number
  /** The first fault that is not signed off; undefined when there is none. */
  readonly broken: BrokenRow | undefined
  /** All faults as lines, up to FAULTS_MAX. */
  readonly faults: readonly string[]
}

interface Known {
  readonly mac: string
  /** Whether one of our keys produced its MAC. */
  readonly isOurs: boolean
  readonly chain: number
  readonly at: number
}
/** `first`: the row by which a fault of a seal is shown. */
type Where = { chain: number; at?: number | undefined; first?: number | null } & (
  | { id: number; position?: number }
  | { id: number | null; position: number }
)

/** The verification of one log. */
class Examination {
  readonly #source: LogSource
  readonly #keys: AuditKeys
  readonly #known = new Map<number, Known>()
  rows = 0
  seals = 0
  #broken: BrokenRow | undefined
  readonly #signedOff: ReadonlySet<string>
  readonly faults = new Set<string>()

  constructor(source: LogSource, keys: AuditKeys, signedOff: ReadonlySet<string>) {
    this.#source = source
    this.#keys = keys
    this.#signedOff = signedOff
  }

  #fault(breach: Breach, where: Where) {
    const { log } = this.#source
    const { chain, id, position = 0, at, first = id } = where
    const line = id === null ? sealFault(log, chain, breach, position) : rowFault(log, chain, breach, id)
    this.#add(line, { log, chain, id: first, breach, at: at === undefined ? null : new Date(at) })
  }
  #missed(head: Head, breach: Breach) {
    this.#add(headFault(head), { log: head.log, chain: head.chain, id: null, breach, at: null })
  }
  #add(line: string, broken: BrokenRow) {
    if (this.#signedOff.has(line)) return
    if (this.faults.size < FAULTS_MAX) this.faults.add(line)
    const isEarlier = !this.#broken || (broken.id !== null && (this.#broken.id === null || broken.id < this.#broken.id))
    if (isEarlier) this.#broken = broken
  }

  async readRows() {
    const { table, columns, about } = this.#source
    const macs = new Set<string>()
    for await (const row of this.#source.rows()) {
      this.rows++
      const [id, chain, at] = [Number(row['id']), about ? Number(row[about] ?? 0) : 0, Number(row['created_at'])]
      const mac = String(row['mac'] ?? '')
      const isOurs = isMac(this.#keys, canonicalOf(table, columns, row), mac)
      if (isOurs && macs.has(mac)) this.#fault('copied', { chain, id, at })
      macs.add(mac)
      this.#known.set(id, { mac, isOurs, chain, at })
    }
  }

  /** Whether the log predates the trail: its rows get MACs when a server starts on it. */
  isFromBefore(heads: readonly Head[]): boolean {
    return !this.#source.isGuarded && !this.seals && !heads.length && [...this.#known.values()].every(({ mac }) => mac === '')
  }

  /** Verifies all chains and removes the sealed rows from `known`. Returns the highest sealed id. */
  async readSeals(heads: readonly Head[]) {
    const wanted = groupHeads(heads, ({ chain, position }) => `${chain} ${position}`)
    const ends = new Map<number, Seal>()
    const stubs = new Map<number, number>()
    /** Per chain, the first row and last seal written under another secret, always from the start of the chain. */
    const past = new Map<number, { id: number | null; position: number }>()
    let lastId = 0
    for await (const seal of this.#source.seals()) {
      this.seals++
      const before = ends.get(seal.chain)
      const follows = before ? seal.position === before.position + 1 : seal.position === 1 || seal.purged > 0
      const mayBePast = past.get(seal.chain)?.position === before?.position
      const read = this.#readSeal(seal, { before: before?.digest ?? '', follows, mayBePast })
      lastId = Math.max(lastId, read.lastId)
      if (read.isPast) past.set(seal.chain, { id: past.get(seal.chain)?.id ?? read.firstId, position: seal.position })
      const place = `${seal.chain} ${seal.position}`
      for (const head of wanted.get(place) ?? []) if (head.digest !== seal.digest) this.#missed(head, 'endReplaced')
      wanted.delete(place)
      if (seal.purged) stubs.set(seal.chain, seal.position)
      ends.set(seal.chain, seal)
    }
    for (const [chain, { id, position }] of past) this.#fault('otherSecret', { chain, id: null, position, first: id })
    // No seal is at this position, and none was purged.
    for (const head of [...wanted.values()].flat())
      if (head.position > (stubs.get(head.chain) ?? 0))
        this.#missed(head, head.position > (ends.get(head.chain)?.position ?? 0) ? 'endCutOff' : 'endReplaced')
    return lastId
  }

  /** Returns the ids of its first existing row and of its last, and whether all of it was written under another secret. */
  #readSeal(seal: Seal, { before, follows, mayBePast }: { before: string; follows: boolean; mayBePast: boolean }) {
    const { chain, position } = seal
    const rows: (MarkedRow & Known)[] = []
    let isWhole = true
    let lastId = 0
    for (const id of idsIn(seal.ids)) {
      lastId = Math.max(lastId, id)
      const known = this.#known.get(id)
      this.#known.delete(id)
      if (known?.chain === chain) rows.push({ id, ...known })
      else {
        isWhole = false
        this.#fault('removed', { chain, id: id || null, position })
      }
    }
    const firstId = rows[0]?.id ?? null
    const isPast = mayBePast && !isUnderKey(this.#keys, seal) && !rows.some(({ isOurs }) => isOurs)
    if (!isPast) this.#judgeRows(rows)
    if (!follows) this.#fault('sealMissing', { chain, id: firstId, position })
    const stranger = isWhole ? strangerIn(seal, rows) : undefined
    if (stranger !== undefined) this.#fault('swapped', { chain, id: stranger })
    else if (isWhole && follows && !isPast && !isGenuine(this.#keys, seal, { before, macs: rows.map(({ mac }) => mac) }))
      this.#fault('sealForged', { chain, id: firstId, position })
    return { firstId, lastId, isPast }
  }

  #judgeRows(rows: readonly (MarkedRow & Known)[]) {
    for (const { id, isOurs, chain, at } of rows) if (!isOurs) this.#fault('changed', { chain, id, at })
  }

  /** Judges unsealed rows: those after all seals are pending, others were inserted. */
  judgeRest(lastId: number, sealLag: number): number {
    this.#judgeRows([...this.#known].map(([id, known]) => ({ id, ...known })))
    let pending = 0
    for (const [id, { chain, at }] of this.#known) {
      if (id > lastId - sealLag) pending++
      else this.#fault('inserted', { chain, id, at })
    }
    return pending
  }

  get broken() {
    return this.#broken
  }
}

export interface VerifyOptions {
  /** Chain heads that were recorded elsewhere, of any age. */
  readonly heads?: readonly Head[]
  /** How many rows behind the last sealed one a row may still be pending. */
  readonly sealLag?: number
  /** Faults detected before, open until they are signed off, whatever the logs contain now. */
  readonly marked?: readonly string[]
  readonly signedOff?: ReadonlySet<string>
}
/** Verifies logs: every row against its MAC, every seal against its rows and the seal before, every head against its external record. */
export async function verifyTrail(
  sources: readonly LogSource[],
  keys: AuditKeys,
  { heads = [], sealLag = 0, marked = [], signedOff = new Set() }: VerifyOptions = {},
): Promise<TrailReport> {
  let report: TrailReport = { rows: 0, seals: 0, pending: 0, broken: undefined, faults: [] }
  for (const source of sources) {
    const examined = new Examination(source, keys, signedOff)
    const own = heads.filter(({ log }) => log === source.log)
    await examined.readRows()
    const lastId = await examined.readSeals(own)
    const pending = examined.isFromBefore(own) ? examined.rows : examined.judgeRest(lastId, sealLag)
    report = {
      rows: report.rows + examined.rows,
      seals: report.seals + examined.seals,
      pending: report.pending + pending,
      broken: report.broken ?? examined.broken,
      faults: [...report.faults, ...examined.faults],
    }
  }
  const open = marked.filter((line) => !signedOff.has(line))
  const [first] = open
  return {
    ...report,
    broken: report.broken ?? (first === undefined ? undefined : { ...(parseFault(first) as BrokenRow), at: null }),
    faults: [...new Set([...report.faults, ...open])].slice(0, FAULTS_MAX),
  }
}
