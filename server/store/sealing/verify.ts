import { type AuditKeys, canonicalOf, isMac, type RawRow } from './mac.ts'
import { idsIn, isGenuine, type MarkedRow, type Seal, strangerIn } from './seal.ts'
import type { Head } from './trail.ts'

/** A log as it lies in a base. */
export interface LogSource {
  /** Its resource, by which seals call it. */
  readonly log: string
  readonly table: string
  /** The columns that marks cover, in their order. */
  readonly columns: readonly string[]
  /** The column of the plant that a row is about. */
  readonly about: string | undefined
  rows(): AsyncIterable<RawRow>
  /** By chain, lowest position first. */
  seals(): AsyncIterable<Seal>
}
export type Breach = 'changed' | 'copied' | 'removed' | 'inserted' | 'swapped' | 'sealMissing' | 'sealForged' | 'endCutOff'
export interface BrokenRow {
  readonly log: string
  /** The plant; 0 for what is about none. */
  readonly chain: number
  /** The row; of a seal that is missing or forged, the first one that it stood over, where that is known. */
  readonly id: number | null
  readonly breach: Breach
  /** When the row says that it was written. */
  readonly at: Date | null
}
export interface TrailReport {
  readonly rows: number
  readonly seals: number
  /** Rows written within the last moments, which have no seal yet. */
  readonly pending: number
  /** The first fault; undefined where all is as it was written. */
  readonly broken: BrokenRow | undefined
}

interface Known {
  readonly mac: string
  readonly chain: number
  readonly at: number
}
/** What one log says of itself. */
class Examination {
  readonly #source: LogSource
  readonly #keys: AuditKeys
  readonly #known = new Map<number, Known>()
  rows = 0
  seals = 0
  #broken: BrokenRow | undefined

  constructor(source: LogSource, keys: AuditKeys) {
    this.#source = source
    this.#keys = keys
  }

  #fault(breach: Breach, { chain, id, at }: { chain: number; id: number | null; at?: number | undefined }) {
    const isEarlier = !this.#broken || (id !== null && (this.#broken.id === null || id < this.#broken.id))
    if (isEarlier) this.#broken = { log: this.#source.log, chain, id, breach, at: at === undefined ? null : new Date(at) }
  }

  async readRows() {
    const { table, columns, about } = this.#source
    const macs = new Set<string>()
    for await (const row of this.#source.rows()) {
      this.rows++
      const [id, chain, at] = [Number(row['id']), about ? Number(row[about] ?? 0) : 0, Number(row['created_at'])]
      const mac = String(row['mac'] ?? '')
      if (!isMac(this.#keys, canonicalOf(table, columns, row), mac)) this.#fault('changed', { chain, id, at })
      else if (macs.has(mac)) this.#fault('copied', { chain, id, at })
      macs.add(mac)
      this.#known.set(id, { mac, chain, at })
    }
  }

  /** Walks all chains; what it has seen of rows is taken out of `known`. Out: the ends of the chains. */
  async readSeals(heads: readonly Head[]) {
    const wanted = new Map(heads.map((one) => [`${one.chain} ${one.position}`, one]))
    const ends = new Map<number, Seal>()
    let lastId = 0
    for await (const seal of this.#source.seals()) {
      this.seals++
      const before = ends.get(seal.chain)
      const follows = before ? seal.position === before.position + 1 : seal.position === 1 || seal.purged > 0
      lastId = Math.max(lastId, this.#readSeal(seal, { before: before?.digest ?? '', follows }))
      const head = wanted.get(`${seal.chain} ${seal.position}`)
      if (head && !seal.purged && head.digest !== seal.digest) this.#fault('sealForged', { chain: seal.chain, id: null })
      ends.set(seal.chain, seal)
    }
    for (const { chain, position } of heads) if ((ends.get(chain)?.position ?? 0) < position) this.#fault('endCutOff', { chain, id: null })
    return lastId
  }

  /** Out: the number of its last row. */
  #readSeal(seal: Seal, { before, follows }: { before: string; follows: boolean }): number {
    const { chain } = seal
    const rows: MarkedRow[] = []
    let isWhole = true
    let last = 0
    for (const id of idsIn(seal.ids)) {
      last = Math.max(last, id)
      const known = this.#known.get(id)
      this.#known.delete(id)
      if (known?.chain === chain) rows.push({ id, mac: known.mac })
      else {
        isWhole = false
        this.#fault('removed', { chain, id: id || null })
      }
    }
    const first = rows[0]?.id ?? null
    if (!follows) this.#fault('sealMissing', { chain, id: first })
    const stranger = isWhole ? strangerIn(seal, rows) : undefined
    if (stranger !== undefined) this.#fault('swapped', { chain, id: stranger })
    else if (isWhole && follows && !isGenuine(this.#keys, seal, { before, macs: rows.map(({ mac }) => mac) }))
      this.#fault('sealForged', { chain, id: first })
    return last
  }

  /** Rows that no seal covers: those behind all seals wait for theirs, others were put in. */
  judgeRest(lastId: number, lateIds: number): number {
    let pending = 0
    for (const [id, { chain, at }] of this.#known) {
      if (id > lastId - lateIds) pending++
      else this.#fault('inserted', { chain, id, at })
    }
    return pending
  }

  get broken() {
    return this.#broken
  }
}

/**
 * Holds logs to their seals: every row to its mark, every seal to its rows and to the seal before, every end to what was told of it elsewhere.
 * `lateIds`: how far behind the last sealed row one may still wait for its seal.
 */
export async function verifyTrail(
  sources: readonly LogSource[],
  keys: AuditKeys,
  { heads = [], lateIds = 0 }: { heads?: readonly Head[]; lateIds?: number } = {},
): Promise<TrailReport> {
  let report: TrailReport = { rows: 0, seals: 0, pending: 0, broken: undefined }
  for (const source of sources) {
    const examined = new Examination(source, keys)
    await examined.readRows()
    const lastId = await examined.readSeals(heads.filter(({ log }) => log === source.log))
    const pending = examined.judgeRest(lastId, lateIds)
    report = {
      rows: report.rows + examined.rows,
      seals: report.seals + examined.seals,
      pending: report.pending + pending,
      broken: report.broken ?? examined.broken,
    }
  }
  return report
}
