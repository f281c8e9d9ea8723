import type { Fields, Value, Values } from '../../resource/formValues.ts'

export type Side = 'mine' | 'theirs'

/** A field whose typed and saved values differ. */
export interface Clash {
  name: string
  before: Value | undefined
  mine: Value
  theirs: Value
  /** Both the user and somebody else changed it. */
  isDouble: boolean
  /** The preselected side: mine for fields that the user changed, theirs otherwise. */
  side: Side
}

/** A comparable form: the order of chosen records is irrelevant, and no choice equals an empty text. */
function plain(value: Value | undefined): string {
  if (Array.isArray(value)) return value.length ? JSON.stringify([...value].sort()) : ''
  return typeof value === 'string' ? value.trim() : String(value ?? '')
}
/** Whether two input values are equal, ignoring the order of chosen records. */
export const isSame = (a: Value | undefined, b: Value | undefined): boolean => plain(a) === plain(b)

interface Three {
  before: Readonly<Record<string, Value | undefined>>
  mine: Values
  theirs: Values
}

/** A three-way merge by field; equal changes are no clash. */
export function clashesOf(fields: Fields, { before, mine, theirs }: Three): Clash[] {
  return fields.flatMap(([name]) => {
    const [old, own, other] = [before[name], mine[name] ?? '', theirs[name] ?? '']
    if (isSame(own, other)) return []
    const isMine = !isSame(old, own)
    const isDouble = isMine && !isSame(old, other)
    return [{ name, before: old, mine: own, theirs: other, isDouble, side: isMine ? ('mine' as const) : ('theirs' as const) }]
  })
}

/** The saved values, with the user's where chosen. */
export function merged(theirs: Values, clashes: readonly Clash[], sides: Readonly<Record<string, Side>>): Values {
  const mine = clashes.filter((clash) => (sides[clash.name] ?? clash.side) === 'mine')
  return { ...theirs, ...Object.fromEntries(mine.map((clash) => [clash.name, clash.mine])) }
}
