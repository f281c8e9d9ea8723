import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type AuditEntry, conflict } from '../../kernel/index.ts'
import { changesOf } from '../audit/audit.ts'
import { isShared, refuseCrossPlant } from '../read/crossPlantUse.ts'
import { placesOf, preparedStatement, rowTarget, shapeOf } from '../read/preparedStatements.ts'
import { sanitized } from '../schema/richText.ts'
import { isPlain, scopeOf } from '../schema/scope.ts'
import { richFields, spellings } from '../schema/tableSpec.ts'
import { column, type DynamicRow } from '../schema/tables.ts'
import { spelled } from '../search/spelling.ts'
import { guarded } from './baseRefusals.ts'
import { nextVersion, takeSteps, type Values, type WriteContext, type WriteStep, withLinks, withoutLinks } from './context.ts'
import { linksBefore, writeLinks } from './links.ts'
import { requireLocked } from './lock.ts'
import { logWrites } from './log.ts'
import { mayBeShared, refuseEachVanishing, refuseShared } from './reach.ts'
import { checkReferences, seeReferences } from './references.ts'

/** A row in the course of an update. */
interface Patch {
  /** The row as locked. */
  readonly record: DynamicRow
  /** The values to write, without undefined ones and with pinyin. */
  values: Values
  /** The row before the write, with the links that are written. */
  before: Values
  /** The row after the write. */
  row: DynamicRow
}
interface Patching {
  readonly entry: AuditEntry
  /** Each row at most once. */
  readonly all: readonly Patch[]
}
type Step = WriteStep<Patching>
// No field has this name.
const VERSION = '#version'

const refuseUnlocked: Step = (at, { all }) => {
  for (const { record } of all) requireLocked(at, record.id)
  return undefined
}
const leaveOut: Step = (_at, { all }) => {
  for (const patch of all) {
    const defined: Values = {}
    for (const key in patch.values) if (patch.values[key] !== undefined) defined[key] = patch.values[key]
    patch.values = defined
  }
  return undefined
}
async function completeTexts({ resource }: WriteContext, { all }: Patching) {
  for (const patch of all)
    patch.values = {
      ...patch.values,
      ...(await sanitized(resource, patch.values)),
      ...(await spelled(resource, patch.values, patch.record)),
    }
}
const complete: Step = (at, patching) =>
  richFields(at.resource).length || spellings(at.resource).length ? completeTexts(at, patching) : undefined
const idsOf = ({ all }: Patching) => all.map(({ record }) => record.id)
const refuseOfOtherPlants: Step = ({ source, resource }, patching) =>
  isShared(resource) ? refuseCrossPlant(source, resource, idsOf(patching)) : undefined
const readLinks: Step = (at, patching) => (at.linkKeys.length ? noteLinks(at, patching) : undefined)
async function noteLinks(at: WriteContext, { all }: Patching) {
  const before = await linksBefore(at, all)
  for (const patch of all) patch.before = { ...patch.record, ...before.get(patch.record.id) }
}
const checkNewReferences: Step = async ({ source, resource }, { all }) => {
  if (all.length > 1)
    await seeReferences(
      source,
      resource,
      all.map(({ values }) => values),
    )
  for (const { before, values } of all)
    await checkReferences(source, resource, { row: { ...before, ...values }, keys: Object.keys(values) })
}
const refuseSharedChange: Step = (at, patching) => (mayBeShared(at.resource) ? refuseEachShared(at, patching) : undefined)
async function refuseEachShared(at: WriteContext, { all }: Patching) {
  for (const { record, before, values } of all) await refuseShared(at, record.id, changesOf(at.resource, before, { ...before, ...values }))
}
/** Updates the row if it still has the locked version and is in scope; this unit itself may have written it since. */
async function update(at: WriteContext, patch: Patch): Promise<void> {
  const { source, resource, table } = at
  const { record } = patch
  const change = { ...withoutLinks(at, patch.values), updatedAt: nextVersion(at, record), updatedById: source.actor.userId }
  const [id, version] = [column(table, 'id'), column(table, 'updatedAt')]
  const written = (set: Values, where: SQL | undefined) =>
    source.db
      .update(table)
      .set(set as never)
      .where(where)
      .returning()
  const aim = rowTarget(source, resource, record.id)
  const build = () => written(placesOf(change), and(aim?.where(), eq(version, sql.param(sql.placeholder(VERSION), version))))
  const prepared = aim && preparedStatement(source.db, table, { shape: `patch ${aim.shape} ${shapeOf(change)}`, build })
  const [row] = (await guarded(
    at,
    async () =>
      prepared && aim
        ? prepared.rows({ ...change, ...aim.values, [VERSION]: record.updatedAt })
        : written(change, and(eq(id, record.id), eq(version, record.updatedAt), scopeOf(source.actor, resource, source.tables))),
    { row: () => ({ ...record, ...change }) },
  )) as DynamicRow[]
  if (!row) throw conflict('stale')
  patch.row = row
}
const updateEach: Step = async (at, { all }) => {
  for (const patch of all) await update(at, patch)
}
const link: Step = (at, { all }) => (at.linkKeys.length ? guarded(at, () => writeLinks(at, all)) : undefined)
const requireInReach: Step = (at, { all }) =>
  refuseEachVanishing(
    at,
    all.map(({ row }) => row),
  )
const notesOf = (note: Values) => Object.fromEntries(Object.entries(note).map(([k, v]) => [k, [null, v]] as [string, [unknown, unknown]]))
const log: Step = (at, { all, entry }) => {
  const noted = entry.note && notesOf(entry.note)
  const fields = [...new Set(all.flatMap(({ values }) => Object.keys(values))), 'updatedAt', 'updatedById']
  const written = all.map(({ row, before, values }) => ({
    row,
    changes: { ...changesOf(at.resource, before, withLinks(at, row, values)), ...noted },
  }))
  return logWrites(at, { action: entry.action, fields, before: all.map(({ record }) => record) }, written)
}

/** Caches the written row, where the scope is at most a plant: no write can hide such a row. */
const remember: Step = ({ source, resource }, { all }) => {
  if (isPlain(source.actor, resource)) for (const { row } of all) source.seen.see(resource, row)
  return undefined
}

const STEPS = [
  refuseUnlocked,
  leaveOut,
  complete,
  refuseOfOtherPlants,
  readLinks,
  checkNewReferences,
  refuseSharedChange,
  updateEach,
  link,
  requireInReach,
  log,
  remember,
]

/** Changes some fields of locked rows, each at most once. Returns the new rows. */
export async function patchRows(
  at: WriteContext,
  list: readonly { readonly record: DynamicRow; readonly values: Values }[],
  entry: AuditEntry,
): Promise<DynamicRow[]> {
  if (!list.length) return []
  const all = list.map(({ record, values }) => ({ record, values, before: record, row: record }))
  return (await takeSteps<Patching>(at, STEPS, { entry, all })).all.map(({ row }) => row)
}
