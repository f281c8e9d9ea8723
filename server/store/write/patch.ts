import { and, eq, type SQL, sql } from 'drizzle-orm'
import { conflict } from '../../kernel/index.ts'
import { changesOf } from '../audit.ts'
import { refuseBeyond } from '../beyond.ts'
import { column, type DynamicRow } from '../dynamicTables.ts'
import { aimAt, keptStatement, placesOf, shapeOf } from '../keptStatements.ts'
import { sanitized } from '../richText.ts'
import { scopeOf } from '../scope.ts'
import { spelled } from '../spelling.ts'
import { guarded } from './baseRefusals.ts'
import { nextVersion, takeSteps, type Values, type WriteContext, type WriteStep, withLinks, withoutLinks } from './context.ts'
import { linksBefore, writeLinks } from './links.ts'
import { logWrites, type Telling } from './log.ts'
import { refuseShared, refuseVanishing } from './reach.ts'
import { checkReferences } from './references.ts'

/** A row on its way to other values. */
interface Patch {
  /** As the writer read it. */
  readonly record: DynamicRow
  readonly telling: Telling
  /** What is written: nothing of what was left undefined, and what follows from texts that are spelled. */
  values: Values
  /** The row as it was, with the links that are written. */
  before: Values
  /** The row as it stands now. */
  row: DynamicRow
}
type Step = WriteStep<Patch>
// No field is called so.
const VERSION = '#version'

const complete: Step = async ({ resource }, patch) => {
  const said = Object.fromEntries(Object.entries(patch.values).filter(([, value]) => value !== undefined))
  patch.values = { ...said, ...(await sanitized(resource, said)), ...(await spelled(resource, said)) }
}
const refuseOfOtherPlants: Step = ({ source, resource }, { record }) => refuseBeyond(source, resource, [record.id])
const readLinks: Step = async (at, patch) => {
  patch.before = { ...patch.record, ...(await linksBefore(at, patch.record.id, patch.values)) }
}
const checkNewReferences: Step = ({ source, resource }, { before, values }) =>
  checkReferences(source, resource, { row: { ...before, ...values }, keys: Object.keys(values) })
const refuseSharedChange: Step = (at, { record, before, values }) =>
  refuseShared(at, record.id, changesOf(at.resource, before, { ...before, ...values }))
/** Writes the row as long as it is the version that was read, and in reach. */
const update: Step = async (at, patch) => {
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
  const aim = aimAt(source, resource, record.id)
  const build = () => written(placesOf(change), and(aim?.where, eq(version, sql.param(sql.placeholder(VERSION), version))))
  const kept = aim && keptStatement(source.db, table, { shape: `patch ${aim.shape} ${shapeOf(change)}`, build })
  const [row] = (await guarded(at, async () =>
    kept && aim
      ? kept.rows({ ...change, ...aim.values, [VERSION]: record.updatedAt })
      : written(change, and(eq(id, record.id), eq(version, record.updatedAt), scopeOf(source.actor, resource, source.tables))),
  )) as DynamicRow[]
  if (!row) throw conflict('stale')
  patch.row = row
}
const link: Step = (at, { row, values }) => guarded(at, () => writeLinks(at, row, values))
const keepInReach: Step = (at, { row }) => refuseVanishing(at, row)
const log: Step = (at, { row, before, values, telling }) => {
  const noted = Object.fromEntries(Object.entries(telling.note ?? {}).map(([k, v]) => [k, [null, v]] as [string, [unknown, unknown]]))
  const changes = { ...changesOf(at.resource, before, withLinks(at, row, values)), ...noted }
  const fields = [...Object.keys(values), 'updatedAt', 'updatedById']
  return logWrites(at, { action: telling.action, fields }, [{ row, changes }])
}

const STEPS = [complete, refuseOfOtherPlants, readLinks, checkNewReferences, refuseSharedChange, update, link, keepInReach, log]

/** Changes some fields of a row that was read before. */
export async function patchRow(
  at: WriteContext,
  record: DynamicRow,
  { values, telling }: { values: Values; telling: Telling },
): Promise<DynamicRow> {
  return (await takeSteps<Patch>(at, STEPS, { record, telling, values, before: record, row: record })).row
}
