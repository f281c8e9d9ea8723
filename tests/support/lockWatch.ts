import { areas } from '../../server/domain/index.ts'
import { type LockEvent, type LockMode, lockObserver, type UnitLocks } from '../../server/store/write/unitLocks.ts'

/** The order of kinds: of the areas, and of the resources within each. */
const RANK = new Map(areas.flatMap((area) => area.resources).map(({ name }, nth) => [name, nth]))
/** A key without what tells it from others of its kind: `stop:7` is a `stop`. */
const classOf = (key: string) => key.split(/[:\s\d]/)[0] ?? key

interface Acquired {
  readonly event: LockEvent
  readonly stack: string
}
/** Two locks of one unit that stand in the wrong order. */
export interface Inversion {
  readonly rule: 'key after row' | 'row after number' | 'kinds' | 'ids' | 'share then update'
  readonly first: string
  readonly second: string
  /** Where the first and the second one were taken. */
  readonly stacks: readonly [string, string]
  /** The classes of the keys that the unit has locked: units that share one of them never meet. */
  readonly gates: readonly string[]
}

const stackOf = () =>
  (new Error().stack ?? '')
    .split('\n')
    .filter((line) => /\/server\/(domain|kernel|imports|access|jobs|notice|files)\//.test(line))
    .slice(0, 8)
    .map((line) =>
      line
        .trim()
        .replace(/^at /, '')
        .replace(/\(?\/.*\/server\//, 'server/'),
    )
    .join('\n')

const nameOf = (event: LockEvent) => ('key' in event ? `key ${classOf(event.key)}` : `${event.resource.name} (${event.mode})`)

/** The counter of a series of numbers, which is locked last. */
const isNumber = (event: LockEvent) => 'key' in event && classOf(event.key) === 'number'

function faultBetween(before: LockEvent, next: LockEvent): Inversion['rule'] | undefined {
  if ('key' in next) return 'key' in before || isNumber(next) ? undefined : 'key after row'
  if ('key' in before) return isNumber(before) ? 'row after number' : undefined
  if (before.resource.name === next.resource.name) return faultWithin(before, next)
  // Units that only share rows never wait for each other.
  const isShare = before.mode === 'share' && next.mode === 'share'
  return !isShare && (RANK.get(before.resource.name) ?? 0) > (RANK.get(next.resource.name) ?? 0) ? 'kinds' : undefined
}
type RowLock = Extract<LockEvent, { ids: readonly number[] }>
const isWrite = (mode: LockMode) => mode !== 'share'
function faultWithin(before: RowLock, next: RowLock): Inversion['rule'] | undefined {
  const again = next.ids.filter((id) => before.ids.includes(id))
  if (again.length) return before.mode === 'share' && isWrite(next.mode) ? 'share then update' : undefined
  return isWrite(before.mode) && isWrite(next.mode) && Math.max(...before.ids) > Math.min(...next.ids) ? 'ids' : undefined
}

/**
 * Watches the locks of all units in this process until `stop`. Out: what stands in the wrong order, each pair of classes once, and those pairs
 * that are in the right one.
 */
export function watchLocks() {
  const units = new WeakMap<UnitLocks, Acquired[]>()
  const inversions = new Map<string, Inversion>()
  const pairs = new Set<string>()
  lockObserver.notify = (unit, event) => {
    const acquired = units.get(unit) ?? []
    units.set(unit, acquired)
    const stack = stackOf()
    const gates = acquired.flatMap(({ event: one }) => ('key' in one ? [classOf(one.key)] : []))
    for (const before of acquired) {
      pairs.add(`${nameOf(before.event)}|${nameOf(event)}|${[...new Set(gates)].sort().join()}`)
      const rule = faultBetween(before.event, event)
      const id = `${rule}: ${nameOf(before.event)} > ${nameOf(event)} | ${gates.join()}`
      if (rule && !inversions.has(id))
        inversions.set(id, { rule, first: nameOf(before.event), second: nameOf(event), stacks: [before.stack, stack], gates })
    }
    acquired.push({ event, stack })
  }
  return {
    inversions: () => [...inversions.values()],
    pairs: () => [...pairs].sort(),
    stop() {
      delete lockObserver.notify
    },
  }
}
