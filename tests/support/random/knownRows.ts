import { EDGES } from './edges.ts'

export type Row = Readonly<Record<string, unknown>>
type Id = string | number
/** Rows of the base by the name of their type: what calls take their values from. */
export interface KnownRows {
  readonly rows: ReadonlyMap<string, readonly Row[]>
  /** Ids of a type; those of rows at which this step is possible, if any. */
  ids(type: string | undefined, step?: string): readonly Id[]
  /** What rows of the type hold below this name; what any rows do where these hold nothing. */
  values(type: string | undefined, key: string): readonly unknown[]
  /** Ids that a link of this name may hold. */
  targets(type: string | undefined, key: string): readonly Id[]
}
const isFilled = (value: unknown) => value !== null && value !== undefined && value !== ''
const flat = (rows: readonly Row[], key: string) => rows.flatMap((row) => (isFilled(row[key]) ? [row[key]] : []))
const unlinked = (key: string) => key.replace(/(Id|ID)s?$/, '')

const SEEN_MAX = 200

/** Looks up what has been listed of a base. */
export function knownRows(rows: ReadonlyMap<string, readonly Row[]>): KnownRows {
  const all = [...rows.values()].flat()
  const anywhere = new Map<string, unknown[]>()
  for (const row of all) {
    for (const key of Object.keys(row).filter((one) => isFilled(row[one]))) {
      const seen = anywhere.get(key) ?? []
      if (seen.length < SEEN_MAX) seen.push(row[key])
      anywhere.set(key, seen)
    }
  }
  const names = [...rows.keys()].sort((a, b) => b.length - a.length)
  const of = (type: string | undefined) => rows.get(type ?? '') ?? []
  const idsOf = (type: string | undefined) => of(type).map(({ id }) => id as Id)
  /** 'fromWorkerId' names a Worker. */
  const targetOf = (key: string) => names.find((name) => unlinked(key).toLowerCase().endsWith(name.toLowerCase()))
  const values = (type: string | undefined, key: string) => {
    const own = flat(of(type), key)
    return own.length ? own : (anywhere.get(key) ?? [])
  }
  return {
    rows,
    values,
    ids(type, step) {
      const able = step ? of(type).filter(({ actions }) => Array.isArray(actions) && actions.includes(step)) : []
      return able.length ? able.map(({ id }) => id as Id) : idsOf(type)
    },
    targets(type, key) {
      const seen = [...values(type, key), ...values(type, key.replace(/s$/, ''))].flat() as Id[]
      const known = [...idsOf(targetOf(key)), ...seen]
      return known.length ? known : (EDGES.ID as Id[])
    },
  }
}
