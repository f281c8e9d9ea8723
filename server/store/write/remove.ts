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

/** Rows in the course of a removal. */
interface Removal {
  readonly ids: readonly number[]
  /** The rows before the removal. */
  readonly rows: readonly DynamicRow[]
  /** The plant in whose log each removal is recorded, determined while its links exist. */
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
/** Refuses to delete rows that other plants share. */
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
  // A locked row cannot have been deleted meanwhile, so a missing one is outside the actor's scope.
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

/** Removes locked rows, all or none. Returns their number. */
export async function removeRows(at: WriteContext, records: readonly DynamicRow[]): Promise<number> {
  const rows = [...new Map(records.map((row) => [row.id, row])).values()]
  const ids = rows.map(({ id }) => id)
  return ids.length ? (await takeSteps<Removal>(at, STEPS, { ids, rows, places: new Map() })).ids.length : 0
}
