import {
  daysBetween,
  invalidField,
  type LockedRow,
  newChoices,
  type PatchOf,
  type ResourceDef,
  requireSelectable,
  type UnitOfWork,
} from '../../../kernel/index.ts'
import { equipment, productionPosition, shift, worker } from '../../masterdata/index.ts'
import { shiftTeam } from '../crew.resource.ts'
import { type Cell, DAYS_MAX, type Place, placeKey } from './cells.ts'
import { refuseClashes } from './clashes.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { cellsBetween, clashesOfChange } from './roster.query.ts'
import type { Clash } from './rosterRules.ts'

/** What a place becomes. */
export interface CellChange extends Omit<Place, 'equipmentId'> {
  readonly equipmentId?: number | null | undefined
  readonly teamId?: number | null | undefined
  readonly workerIds: readonly number[]
  /** As the rotation made it, which may change it again; by hand unless said. */
  readonly isGenerated?: boolean | null | undefined
  /** Nothing is planned at the place, so that the rotation may fill it again. An entry without people is one that was emptied by hand. */
  readonly isAbsent?: boolean | null | undefined
}
export interface Changed {
  readonly written: number
  readonly clashes: readonly Clash[]
  /** The changes that take all of it back. */
  readonly inverse: readonly CellChange[]
}
type Wanted = Cell & { readonly isAbsent: boolean }
const isSame = (a: Wanted, b: Cell | undefined) =>
  a.isAbsent === (b === undefined) && (!b || (a.origin === b.origin && a.teamId === b.teamId && a.workerIds.join() === b.workerIds.join()))

function refuseForm(changes: readonly CellChange[]) {
  const days = changes.map(({ date }) => date).toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  if (changes.length && daysBetween(first, last) >= DAYS_MAX) throw invalidField('cells', 'tooManyDays', { max: DAYS_MAX })
  const seen = new Set<string>()
  for (const { equipmentId = null, ...change } of changes) {
    const key = placeKey({ ...change, equipmentId })
    if (seen.has(key)) throw invalidField('cells', 'twiceInRoster', { day: change.date })
    seen.add(key)
  }
}

/** Whoever and whatever is newly named is there and in service; what stood already stays. */
async function requireKnown(uow: UnitOfWork, wanted: readonly Wanted[], before: ReadonlyMap<string, Cell>) {
  const fresh = wanted.filter((one) => !one.isAbsent && !before.has(placeKey(one)))
  const people = wanted.flatMap((one) => newChoices(before.get(placeKey(one))?.workerIds ?? [], one.workerIds))
  const named: readonly (readonly [ResourceDef, readonly (number | null)[]])[] = [
    [worker, people],
    [shift, fresh.map(({ shiftId }) => shiftId)],
    [productionPosition, fresh.map(({ positionId }) => positionId)],
    [equipment, fresh.map(({ equipmentId }) => equipmentId)],
    [shiftTeam, fresh.map(({ teamId }) => teamId)],
  ]
  for (const [resource, all] of named) {
    const ids = [...new Set(all.filter((id) => id !== null))]
    if ((await uow.of(resource).lockForShare(ids)).includes(null)) throw invalidField('cells', 'unknownReference')
    await requireSelectable(uow, [{ field: 'cells', resource, ids }])
  }
}

type Standing = ReadonlyMap<number, LockedRow<typeof productionSchedule>>
async function lockCells(uow: UnitOfWork, cells: Iterable<Cell>): Promise<Standing> {
  const rows = await uow.of(productionSchedule).lockManyForUpdate([...cells].map(({ id }) => id))
  return new Map(rows.map((row) => [row.id, row]))
}

async function write(
  uow: UnitOfWork,
  { wanted, before, standing }: { wanted: readonly Wanted[]; before: ReadonlyMap<string, Cell>; standing: Standing },
) {
  const rows = uow.of(productionSchedule)
  const made = wanted.filter((one) => !before.has(placeKey(one)))
  const gone: LockedRow<typeof productionSchedule>[] = []
  const changed: { record: LockedRow<typeof productionSchedule>; values: PatchOf<typeof productionSchedule> }[] = []
  for (const one of wanted) {
    const row = standing.get(before.get(placeKey(one))?.id ?? 0)
    const { workerIds, teamId, origin } = one
    if (row && one.isAbsent) gone.push(row)
    else if (row) changed.push({ record: row, values: { workerIds: [...workerIds], teamId, origin } })
  }
  await rows.patchMany(changed)
  if (gone.length) await rows.remove(gone)
  await rows.createMany(made.map(({ id: _, isAbsent: __, workerIds, ...one }) => ({ ...one, workerIds: [...workerIds] })))
}

/**
 * Changes many places at once, all or none. Of a trial nothing is kept and nothing refused: its clashes say what would be. Whoever calls has
 * locked the roster.
 */
export async function changeCells(
  { withoutDataScope: uow }: UnitOfWork,
  changes: readonly CellChange[],
  isTrial = false,
): Promise<Changed> {
  refuseForm(changes)
  if (!changes.length) return { written: 0, clashes: [], inverse: [] }
  const days = changes.map(({ date }) => date).toSorted()
  const there = await cellsBetween(uow.read, days[0] as string, days.at(-1) as string)
  const byPlace = new Map(there.map((cell) => [placeKey(cell), cell]))
  const all = changes.map(({ equipmentId = null, isAbsent, isGenerated, ...change }): Wanted => {
    const before = byPlace.get(placeKey({ ...change, equipmentId }))
    const workerIds = isAbsent ? [] : [...new Set(change.workerIds)]
    const teamId = change.teamId === undefined ? (before?.teamId ?? null) : change.teamId
    const origin = isGenerated ? 'GENERATED' : 'MANUAL'
    return { ...change, id: before?.id ?? 0, equipmentId, workerIds, teamId, origin, isAbsent: isAbsent === true }
  })
  const wanted = all.filter((one) => !isSame(one, byPlace.get(placeKey(one))))
  const before = new Map(wanted.flatMap((one) => (byPlace.has(placeKey(one)) ? [[placeKey(one), byPlace.get(placeKey(one)) as Cell]] : [])))
  const standing: Standing = isTrial ? new Map() : await lockCells(uow, before.values())
  await requireKnown(uow, wanted, before)
  const clashes = await clashesOfChange(uow.read, [...before.values()], wanted)
  if (!isTrial) {
    await refuseClashes(uow.read, clashes)
    await write(uow, { wanted, before, standing })
  }
  const inverse = wanted.map(({ date, shiftId, positionId, equipmentId, ...one }): CellChange => {
    const was = before.get(placeKey({ date, shiftId, positionId, equipmentId }))
    const place = { date, shiftId, positionId, equipmentId, teamId: was?.teamId ?? one.teamId }
    return was
      ? { ...place, workerIds: was.workerIds, isGenerated: was.origin === 'GENERATED', isAbsent: false }
      : { ...place, workerIds: [], isGenerated: false, isAbsent: true }
  })
  return { written: wanted.length, clashes, inverse }
}
