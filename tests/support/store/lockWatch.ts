import { type LockEvent, type LockMode, lockObserver, type UnitLocks } from '../../../server/store/write/unitLocks.ts'
import { CROSSED, LATE_KEYS, NEXT_PARENT, SHARED_FIRST } from '../suite/lockOrder.ts'

/** What a unit has locked of one kind: rows of a resource, or keys of one form. */
interface Locked {
  readonly kind: string
  readonly mode: LockMode
  /** The largest id; keys have none. */
  maxId: number
  readonly trace: Error
}
/** Two locks of units in an order in which units may wait for each other, and where each was taken. */
export interface Inversion {
  readonly rule: 'key after row' | 'row after number' | 'circle' | 'ids' | 'share then update'
  readonly kinds: readonly [string, string]
  readonly stacks: readonly string[]
}
/** Two kinds that units lock one after the other, and the keys under which they do: units that lock one of them both never meet. */
interface Edge {
  readonly first: Locked
  readonly second: Locked
  readonly gates: ReadonlySet<string>
}

const NUMBER = 'key number'
/** A key without what tells it from others of its form: `machine:7` is a `key machine`. */
const kindOfKey = (key: string) => `key ${key.split(/[:\s\d]/)[0] ?? key}`
const isKey = (kind: string) => kind.startsWith('key ')
const isShared = (one: Locked, other: Locked) => one.mode === 'share' && other.mode === 'share'

const stackOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /\/server\/(domain|kernel|imports|access|jobs|notice|files|health|setup)\//.test(line))
    .slice(0, 8)
    .map((line) => line.trim().replace(/\(?\/.*\/server\//, 'server/'))
    .join('\n')

const units = new WeakMap<UnitLocks, Map<string, Locked>>()
/** By their kinds, in both orders; those of all tests of this process. */
let edges = new Map<string, Edge[]>()
let found: Inversion[] = []

const report = (rule: Inversion['rule'], first: Locked, second: Locked, more: readonly Error[] = []) =>
  found.push({ rule, kinds: [first.kind, second.kind], stacks: [first.trace, second.trace, ...more].map(stackOf) })

/** Notes that units lock two kinds in this order, and finds out whether others lock them in the other one. */
function noteEdge(edge: Edge) {
  const { first, second, gates } = edge
  const known = edges.get(`${first.kind} > ${second.kind}`) ?? []
  const gateText = [...gates].sort().join()
  const isKnown = (one: Edge) =>
    one.first.mode === first.mode && one.second.mode === second.mode && [...one.gates].sort().join() === gateText
  if (known.some(isKnown)) return
  edges.set(`${first.kind} > ${second.kind}`, [...known, edge])
  if (CROSSED.has([first.kind, second.kind].sort().join(' '))) return
  for (const other of edges.get(`${second.kind} > ${first.kind}`) ?? []) {
    const meet = !isShared(first, other.second) && !isShared(second, other.first)
    if (meet && ![...gates].some((gate) => other.gates.has(gate))) report('circle', first, second, [other.first.trace, other.second.trace])
  }
}

function judge(before: Locked, next: Locked, gates: ReadonlySet<string>) {
  if (next.kind === NUMBER) return
  if (isKey(next.kind)) {
    if (!isKey(before.kind) && !gates.size && !LATE_KEYS.has(next.kind)) report('key after row', before, next)
  } else if (before.kind === NUMBER) {
    if (!gates.size) report('row after number', before, next)
  } else if (!isKey(before.kind)) noteEdge({ first: before, second: next, gates })
}

function lockedOf(event: LockEvent): Locked {
  const trace = new Error()
  if ('key' in event) return { kind: kindOfKey(event.key), mode: 'update', maxId: 0, trace }
  return { kind: event.resource.name, mode: event.mode, maxId: Math.max(...event.ids), trace }
}
function notice(unit: UnitLocks, event: LockEvent) {
  const locked = units.get(unit) ?? new Map<string, Locked>()
  units.set(unit, locked)
  const next = lockedOf(event)
  const gates = new Set([...locked.keys()].filter((kind) => isKey(kind) && kind !== NUMBER))
  const same = locked.get(next.kind)
  if (!('key' in event)) {
    if (event.wasShared && !gates.size && !SHARED_FIRST.has(next.kind)) report('share then update', same ?? next, next)
    const isBackwards = same && same.mode !== 'share' && next.mode !== 'share' && Math.min(...event.ids) < same.maxId
    if (isBackwards && !gates.size && !NEXT_PARENT.has(next.kind)) report('ids', same, next)
  }
  for (const before of locked.values()) if (before.kind !== next.kind) judge(before, next, gates)
  if (same) same.maxId = Math.max(same.maxId, next.maxId)
  if (!same || same.mode === 'share') locked.set(next.kind, { ...next, maxId: Math.max(next.maxId, same?.maxId ?? 0) })
}

/** Watches the locks of all units of this process from here on. */
export function watchLocks(): void {
  lockObserver.notify = notice
}
/** What stood in the wrong order since the last look. */
export function inversions(): readonly Inversion[] {
  const seen = found
  found = []
  return seen
}
/** Watches as if nothing had been seen before, for tests that lock in the wrong order on purpose. Out: puts back what was known. */
export function watchApart(): () => void {
  const known = edges
  edges = new Map()
  found = []
  return () => {
    edges = known
    found = []
  }
}
