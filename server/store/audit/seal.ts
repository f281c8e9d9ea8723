import { type AuditKeys, digestOf, NONCE_CHARS } from './mac.ts'

/**
 * A seal stands over rows of one log and one plant that were written within a second or so, and over the seal before it: what is changed, taken
 * away, put in or moved below it no longer fits.
 */
export interface Seal {
  readonly log: string
  /** The plant whose log it is; 0 for what is about none. */
  readonly chain: number
  /** From 1, without gaps. */
  readonly position: number
  /** The numbers of its rows, as ranges: '5-9,12'; 0 is one that was gone before it was sealed. */
  readonly ids: string
  readonly lastId: number
  readonly rowCount: number
  /** The beginning of each row's mac, in their order: says which row is another one. Of a stub, the mac of what it says. */
  readonly tags: string
  /** Of its last row. */
  readonly lastAt: Date
  readonly keyId: string
  readonly digest: string
  /** Rows that were purged below this seal, which then stands for all seals up to its own; 0 while its rows are there. */
  readonly purged: number
}
/** Characters of a mac that a seal remembers of each row, besides covering the whole of it. */
export const TAG_CHARS = 6
const tagOf = (mac: string) => mac.slice(NONCE_CHARS, NONCE_CHARS + TAG_CHARS)

export interface MarkedRow {
  readonly id: number
  readonly mac: string
}

/** So many rows share a seal at most: what is purged goes by whole seals. */
export const ROWS_MAX = 500

/** '5-9,12' for 5, 6, 7, 8, 9 and 12. */
export function rangesOf(ids: readonly number[]): string {
  const ranges: string[] = []
  for (let from = 0; from < ids.length; ) {
    let to = from
    while (to + 1 < ids.length && ids[to + 1] === (ids[to] ?? 0) + 1) to++
    ranges.push(from === to ? String(ids[from]) : `${ids[from]}-${ids[to]}`)
    from = to + 1
  }
  return ranges.join(',')
}
/** No more than a seal may hold, whatever somebody has written there. */
export function* idsIn(ranges: string): Generator<number> {
  let left = ROWS_MAX
  for (const range of ranges ? ranges.split(',') : []) {
    const [from = 0, to = from] = range.split('-').map(Number)
    for (let id = from; id <= to && left > 0; id++, left--) yield id
  }
}

type Unsealed = Omit<Seal, 'digest' | 'keyId' | 'purged'>
const coveredBy = ({ log, chain, position, ids, lastId, rowCount, tags, lastAt }: Unsealed, before: string, macs: readonly string[]) => [
  ...[log, chain, position, ids, lastId, rowCount, tags, lastAt.getTime(), before],
  ...macs,
]
const coveredByStub = ({ log, chain, position, ids, lastId, rowCount, lastAt, purged, digest }: Omit<Seal, 'tags'>) => [
  ...['purged', log, chain, position, ids, lastId, rowCount, lastAt.getTime(), purged, digest],
]
/** Puts a seal over rows, in the order of their numbers, and over the digest of the seal before. */
export function sealOver(
  keys: AuditKeys,
  place: Pick<Seal, 'log' | 'chain' | 'position' | 'lastAt'>,
  { before, rows }: { before: string; rows: readonly MarkedRow[] },
): Seal {
  const unsealed: Unsealed = {
    ...place,
    ids: rangesOf(rows.map(({ id }) => id)),
    lastId: rows.reduce((last, { id }) => Math.max(last, id), 0),
    rowCount: rows.length,
    tags: rows.map(({ mac }) => tagOf(mac)).join(''),
  }
  const macs = rows.map(({ mac }) => mac)
  return { ...unsealed, keyId: keys.current.id, digest: digestOf(keys.current, coveredBy(unsealed, before, macs)), purged: 0 }
}

/** A seal that stands for itself and all before it, whose rows were purged: the chain goes on from its digest. */
export function stubFor(keys: AuditKeys, last: Seal, purged: number): Seal {
  const stub = { ...last, ids: '', rowCount: 0, keyId: keys.current.id, purged }
  return { ...stub, tags: digestOf(keys.current, coveredByStub(stub)) }
}

/** Whether a seal names a key of ours: one that was put there under another secret does not. */
export const isUnderKey = ({ all }: AuditKeys, { keyId }: Seal): boolean => all.some(({ id }) => id === keyId)

/** Whether a seal is one that this program has put there, over these rows and this seal before. A stub stands for what came before it. */
export function isGenuine(keys: AuditKeys, seal: Seal, { before, macs }: { before: string; macs: readonly string[] }): boolean {
  const key = keys.all.find(({ id }) => id === seal.keyId)
  if (!key) return false
  return seal.purged ? digestOf(key, coveredByStub(seal)) === seal.tags : digestOf(key, coveredBy(seal, before, macs)) === seal.digest
}

/** The number of the first row that is not the one that was sealed, by what the seal remembers of each. */
export function strangerIn(seal: Seal, rows: readonly MarkedRow[]): number | undefined {
  if (seal.purged) return undefined
  const found = rows.find(({ mac }, at) => tagOf(mac) !== seal.tags.slice(at * TAG_CHARS, (at + 1) * TAG_CHARS))
  return found?.id
}
