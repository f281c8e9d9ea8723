import type { Fields, Value, Values } from '../../resource/formValues.ts'

export type Side = 'mine' | 'theirs'

/** One field in which what somebody typed and what has been saved meanwhile are not the same. */
export interface Clash {
  name: string
  before: Value | undefined
  mine: Value
  theirs: Value
  /** Both have changed it, each differently. */
  isDouble: boolean
  /** What is taken unless the person says otherwise: mine where I have typed, theirs everywhere else. */
  side: Side
}

/** Chosen records have no order of their own, and nothing chosen is nothing typed. */
function plain(value: Value | undefined): string {
  if (Array.isArray(value)) return value.length ? JSON.stringify([...value].sort()) : ''
  return typeof value === 'string' ? value.trim() : String(value ?? '')
}
export const isSame = (a: Value | undefined, b: Value | undefined): boolean => plain(a) === plain(b)

interface Three {
  before: Readonly<Record<string, Value | undefined>>
  mine: Values
  theirs: Values
}

/** A three-way comparison, field by field. What both have made the same is no clash. */
export function clashesOf(fields: Fields, { before, mine, theirs }: Three): Clash[] {
  return fields.flatMap(([name]) => {
    const [old, own, other] = [before[name], mine[name] ?? '', theirs[name] ?? '']
    if (isSame(own, other)) return []
    const isMine = !isSame(old, own)
    const isDouble = isMine && !isSame(old, other)
    return [{ name, before: old, mine: own, theirs: other, isDouble, side: isMine ? ('mine' as const) : ('theirs' as const) }]
  })
}

/** Their version with what was kept of mine. */
export function merged(theirs: Values, clashes: readonly Clash[], sides: Readonly<Record<string, Side>>): Values {
  const mine = clashes.filter((clash) => (sides[clash.name] ?? clash.side) === 'mine')
  return { ...theirs, ...Object.fromEntries(mine.map((clash) => [clash.name, clash.mine])) }
}
