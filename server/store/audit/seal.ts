import { type AuditKeys, digestOf, NONCE_CHARS } from './mac.ts'

/**
 * A seal covers rows of one log and one plant that were written within about a second, and the seal before it: changed, deleted, inserted
 * or moved rows no longer match.
 */
export interface Seal {
  readonly log: string
  /** The plant of the log; 0 for rows about none. */
  readonly chain: number
  /** From 1, without gaps. */
  readonly position: number
  /** The ids of its rows as ranges: '5-9,12'; 0 is a row that disappeared before it was sealed. */
  readonly ids: string
  readonly lastId: number
  readonly rowCount: number
  /** The first characters of each row's MAC, in order, to find the row that differs. Of a stub, the MAC of its content. */
  readonly tags: string
  /** The time of its last row. */
  readonly lastAt: Date
  readonly keyId: string
  readonly digest: string
  /** Number of rows purged below this seal, which then replaces all seals up to its own; 0 while its rows exist. */
  readonly purged: number
}
/** Characters stored of each row's MAC; the seal covers the whole MACs. */
export const TAG_CHARS = 6
const tagOf = (mac: string) => mac.slice(NONCE_CHARS, NONCE_CHARS + TAG_CHARS)

export interface MarkedRow {
  readonly id: number
  readonly mac: string
}

/** Most rows per seal: the purge works by whole seals. */
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
/** Expands ranges to ids, at most ROWS_MAX, since the text may be forged. */
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
/** Makes the seal over rows, in the order of ids, and over the digest of the seal before. */
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

/** Makes the stub that replaces a seal and all before it after their rows were purged; the chain continues from its digest. */
export function stubFor(keys: AuditKeys, last: Seal, purged: number): Seal {
  const stub = { ...last, ids: '', rowCount: 0, keyId: keys.current.id, purged }
  return { ...stub, tags: digestOf(keys.current, coveredByStub(stub)) }
}

/** Whether a seal names one of our keys; one written under another secret does not. */
export const isUnderKey = ({ all }: AuditKeys, { keyId }: Seal): boolean => all.some(({ id }) => id === keyId)

/** Whether a seal is genuine for these rows and the digest before it. A stub covers what was before it. */
export function isGenuine(keys: AuditKeys, seal: Seal, { before, macs }: { before: string; macs: readonly string[] }): boolean {
  const key = keys.all.find(({ id }) => id === seal.keyId)
  if (!key) return false
  return seal.purged ? digestOf(key, coveredByStub(seal)) === seal.tags : digestOf(key, coveredBy(seal, before, macs)) === seal.digest
}

/** The id of the first row that differs from the sealed one, by the stored MAC prefixes; undefined when all match. */
export function strangerIn(seal: Seal, rows: readonly MarkedRow[]): number | undefined {
  if (seal.purged) return undefined
  const found = rows.find(({ mac }, at) => tagOf(mac) !== seal.tags.slice(at * TAG_CHARS, (at + 1) * TAG_CHARS))
  return found?.id
}
