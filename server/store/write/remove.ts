import { and, inArray } from 'drizzle-orm'
import { notFound } from '../../kernel/index.ts'
import { changesOf } from '../audit/audit.ts'
import { refuseCrossPlant } from '../read/crossPlantUse.ts'
import { scopeOf } from '../schema/scope.ts'
import { column, type DynamicRow } from '../schema/tables.ts'
import { guarded } from './baseRefusals.ts'
import { takeSteps, type WriteContext, type WriteStep } from './context.ts'
import { requireLocked } from './lock.ts'
import { logWrites, plantOfChange } from './log.ts'
import { releaseFiles } from './ownedFiles.ts'
import { emptyPlants, isPlant } from './plantRows.ts'
import { isSharedCrossPlant, refuseEach } from './reach.ts'
import { referencedElsewhere, refuseReferenced } from './references.ts'
import { retainRemoved } from './removedRows.ts'

/** Rows on their way out of the base. */
interface Removal {
  readonly ids: readonly number[]
  /** As they were. */
  readonly rows: readonly DynamicRow[]
  /** In whose log the removal of each stands: asked while its links are there. */
  places: Map<number, number | null>
}
type Step = WriteStep<Removal>

const refuseUnlocked: Step = (at, { ids }) => {
  for (const id of ids) requireLocked(at, id)
  return undefined
}
const notePlaces: Step = async ({ source, resource }, { rows, places }) => {
  for (const row of rows) places.set(row.id, await plantOfChange(source, resource, row))
}
const refuseOfOtherPlants: Step = (at, { rows }) => refuseEach(at, rows, (ids) => refuseCrossPlant(at.source, at.resource, ids))
const refuseInUse: Step = (at, { rows }) => refuseEach(at, rows, (ids) => refuseReferenced(at.source, at.resource, ids))
/** What other plants have too is not for one of them to delete. */
const refuseSharedRows: Step = async (at, { ids }) => {
  for (const id of ids) if (await isSharedCrossPlant(at, id)) throw referencedElsewhere()
}
const retainForUndo: Step = async (at, { rows }) => {
  if (at.source.actor.kind === 'user') await retainRemoved(at, rows)
}
const takeAwayContents: Step = async ({ source, resource }, { ids }) => {
  if (isPlant(resource)) await emptyPlants(source, ids)
}
const remove: Step = async (at, { ids }) => {
  const { source, resource, table } = at
  const where = and(inArray(column(table, 'id'), [...ids]), scopeOf(source.actor, resource, source.tables))
  const id = column(table, 'id')
  const gone = await guarded(at, () => source.db.delete(table).where(where).returning({ id }), { referenced: referencedElsewhere })
  // Locked they cannot have gone meanwhile: the others are out of the writer's sight.
  const missing = gone.length < ids.length && ids.find((one) => !gone.some((row) => row.id === one))
  if (missing) throw notFound(resource.name, missing)
}
const letGoOfFiles: Step = ({ source, resource }, { ids }) => releaseFiles(source, resource, ids)
const log: Step = (at, { rows, places }) => {
  const gone = (row: DynamicRow) => Object.fromEntries(Object.keys(row).map((key) => [key, null]))
  const written = rows.map((row) => ({ row, changes: changesOf(at.resource, row, gone(row)), atPlantId: places.get(row.id) ?? null }))
  return logWrites(at, { action: 'delete', moves: rows.map((before) => ({ before })) }, written)
}

const STEPS = [
  refuseUnlocked,
  notePlaces,
  refuseOfOtherPlants,
  refuseInUse,
  refuseSharedRows,
  retainForUndo,
  takeAwayContents,
  remove,
  letGoOfFiles,
  log,
]

/** Removes rows that the unit has locked, all or none, and says how many. */
export async function removeRows(at: WriteContext, records: readonly DynamicRow[]): Promise<number> {
  const rows = [...new Map(records.map((row) => [row.id, row])).values()]
  const ids = rows.map(({ id }) => id)
  return ids.length ? (await takeSteps<Removal>(at, STEPS, { ids, rows, places: new Map() })).ids.length : 0
}
