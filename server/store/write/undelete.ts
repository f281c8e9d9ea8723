import { refuseAdding } from '../read/crossPlantUse.ts'
import { storedFields } from '../schema/tableSpec.ts'
import type { DynamicRow } from '../schema/tables.ts'
import { guarded } from './baseRefusals.ts'
import { nextVersion, takeSteps, type WriteContext, type WriteStep } from './context.ts'
import { restoreLinks } from './links.ts'
import { logWrites } from './log.ts'
import { refuseVanishing } from './reach.ts'
import { checkReferences } from './references.ts'
import { type RemovedRow, reattachFiles, takeRemoved } from './removedRows.ts'

/** A removed row in the course of its restoration, under its old id. */
interface Return {
  readonly removed: RemovedRow
  /** The restored row. */
  row: DynamicRow
}
type Step = WriteStep<Return>

const checkAllReferences: Step = ({ source, resource }, { removed: { row } }) =>
  checkReferences(source, resource, { row, keys: storedFields(resource).map(([key]) => key) })
const insert: Step = async (at, back) => {
  const { source, resource, table } = at
  const { row } = back.removed
  const values = { ...row, updatedAt: nextVersion(at, row), updatedById: source.actor.userId }
  const write = () =>
    source.db
      .insert(table)
      .values(values as never)
      .returning()
  const [made] = (await guarded(at, write, { row: () => values })) as DynamicRow[]
  if (!made) throw new Error(`${resource.name} was not written`)
  source.locks.own(resource, [made.id])
  back.row = made
}
const link: Step = (at, { row, removed: { links } }) => guarded(at, () => restoreLinks(at, row, links))
const attach: Step = (at, { row, removed: { links } }) => reattachFiles(at, row.id, links)
const requireInReach: Step = (at, { row }) => refuseVanishing(at, row)
const log: Step = (at, { row }) => logWrites(at, { action: 'undelete' }, [{ row, changes: {} }])

const STEPS = [checkAllReferences, insert, link, attach, requireInReach, log]

/** Restores recently removed rows as they were; refused when a unique value has been reused or a referenced row is gone. */
export async function undeleteRows(at: WriteContext, ids: readonly number[] | undefined): Promise<DynamicRow[]> {
  await refuseAdding(at.source, at.resource)
  const out: DynamicRow[] = []
  // One by one, as a row may refer to one restored before it.
  for (const removed of await takeRemoved(at, ids))
    out.push((await takeSteps<Return>(at, STEPS, { removed, row: removed.row as DynamicRow })).row)
  return out
}
