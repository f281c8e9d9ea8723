import { importBatch, importedRow, importLog } from '../../domain/system/index.ts'
import { Refusal, type Row, type UnitOfWork } from '../../kernel/index.ts'
import { countsOf } from '../answers/importAnswers.ts'
import { refuseDone } from '../check/checkBatch.ts'
import { lockAndCompare, lockChosen } from '../check/compareLocked.ts'
import { preparedFor, readAhead, writeRow } from '../check/dryRun.ts'
import type { Examined } from '../check/examined.ts'
import { type RowResult, sameAs } from '../check/rowResults.ts'
import type { Progress } from '../check/validation.ts'
import type { Batch } from '../rows/batchFile.ts'
import { areEvents, bookedRows, fileKey } from '../rows/bookedRows.ts'
import type { DynamicRow } from '../rows/names.ts'
import { batchKey } from './batches.ts'
import { countFields, detailOf, logValues } from './logLine.ts'
import type { Opened, Services, Visitor } from './parts.ts'

/** Traces written between two breaths. */
const TRACES = 100

/** A row that the rules refused in the middle of the transaction, which ends with it. */
export class RowRefused extends Error {}
/** Somebody else has changed what rows of the sheet would write: nothing was written, and these are the rows. */
export class RowsChanged extends Error {
  readonly rows: RowResult[]
  constructor(rows: RowResult[]) {
    super('changed')
    this.rows = rows
  }
}

interface Written {
  readonly judged: RowResult
  readonly row: Row
}
interface Writable {
  readonly examined: Examined
  /** Rows with errors are left out, and nothing else. */
  readonly goodRowsOnly?: boolean
  readonly progress: Progress
  /** What rows of the same file have become, as it stands under the lock. */
  readonly booked?: ReadonlyMap<number, DynamicRow>
}
async function writeAll(
  { writing, job }: Examined,
  uow: UnitOfWork,
  { rows, prepared, progress }: { rows: readonly RowResult[]; prepared: ReadonlyMap<RowResult, object>; progress: Progress },
) {
  const written: Written[] = []
  for (const [at, result] of rows.entries()) {
    await readAhead(writing, uow, { all: rows, at, since: 0 })
    if (result.verdict === 'new' || result.verdict === 'changed') {
      const row = await writeRow(writing, uow, result, prepared.get(result) as never).catch((error: unknown) => {
        throw error instanceof Refusal ? new RowRefused('refused') : error
      })
      written.push({ judged: result, row })
    }
    progress(at + 1, rows.length)
    await job.breathe()
  }
  return written
}
/** What was done to which record, so that it can be taken back. */
function tracesOf(uow: UnitOfWork, batch: Batch, written: readonly Written[]) {
  const stamps = { createdAt: uow.now, updatedAt: uow.now, createdById: uow.actor.userId, updatedById: uow.actor.userId }
  return written.map(({ judged: result, row }) => ({
    plantId: batch.plantId,
    batchId: batch.id,
    rowNo: result.draft.rowNo,
    recordId: row.id,
    action: result.record ? 'CHANGED' : 'CREATED',
    version: row.updatedAt,
    before: result.record ? JSON.stringify(result.before) : null,
    ...stamps,
  }))
}

/** The rows of a sheet held to their records, which are locked from now on. */
async function lockedRows(uow: UnitOfWork, { examined, goodRowsOnly, booked }: Writable): Promise<RowResult[]> {
  const { job } = examined
  const unbooked = examined.rows.map((row) => {
    const record = row.verdict === 'new' ? booked?.get(row.draft.rowNo) : undefined
    return record ? sameAs(row.draft, record) : row
  })
  const rows = await lockAndCompare(uow, job, unbooked)
  const { created, changed, error } = countsOf(rows)
  if (goodRowsOnly ? created + changed === 0 : error) throw new RowsChanged(rows)
  await lockChosen(uow, job, rows)
  return rows
}
/** Writes a batch. Two who commit it at once wait for each other at its key; the row of the batch comes after the records. */
export async function writeBatch(services: Services, visitor: Visitor, { batch }: Opened, writable: Writable) {
  const { examined, progress } = writable
  const { store, registry } = services
  const rules = registry.rulesFor(examined.job.resource)
  const prepared = new Map<RowResult, object>()
  for (const result of rules?.prepare ? examined.rows : []) prepared.set(result, (await preparedFor(rules, result)) ?? {})
  return store.write(visitor.actor, async (uow) => {
    await uow.lock(batchKey(batch.id))
    const key = areEvents(examined.job.resource) ? fileKey(batch) : undefined
    if (key) await uow.lock(key)
    refuseDone(await uow.of(importBatch).get(batch.id))
    const booked = await bookedRows(uow.read, examined.job.resource, { ...batch, sheet: examined.settings.sheet })
    const rows = await lockedRows(uow, { ...writable, booked })
    const counts = countsOf(rows)
    const written = await writeAll(examined, uow, { rows, prepared, progress })
    await uow.of(importBatch).patch(await uow.of(importBatch).lockForUpdate(batch.id), { state: 'IMPORTED', ...countFields(counts) })
    const traces = tracesOf(uow, batch, written)
    for (let at = 0; at < traces.length; at += TRACES) {
      await store.bulk(importedRow, traces.slice(at, at + TRACES), uow)
      await examined.job.breathe()
    }
    const log = await uow.of(importLog).create({
      ...logValues(uow, batch, counts),
      outcome: 'SUCCEEDED',
      ...(counts.error && { detail: detailOf({ ...examined, rows }, visitor) }),
    })
    return { rows, counts, logId: log.id }
  })
}
