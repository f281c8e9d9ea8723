import { importBatch, importedRow, importLog } from '../domain/system/index.ts'
import { Refusal, type Row, type UnitOfWork } from '../kernel/index.ts'
import { words } from '../platform/words.ts'
import { type AnswerRow, type Counts, countsOf } from './answers.ts'
import { openOwnBatch } from './batches.ts'
import { refuseDone, settingsOf, shownRows } from './check.ts'
import { spoken } from './faultWords.ts'
import type { Batch, Opened, Services, Visitor } from './parts.ts'
import { preparedFor, readAhead, tryRows, writeRow } from './tryRows.ts'
import type { RowResult } from './validateRows.ts'
import { type Examined, examine, type ImportSettings, type Progress } from './validation.ts'

/** Rows named in the log of what was refused. */
const LOGGED = 20
/** Traces written between two breaths. */
const TRACES = 100
const LOG_MAX = 4000

export interface Committed {
  readonly counts: Counts
  readonly logId: number
  readonly message: string
}
/** Nothing was written, and these rows are why. */
export interface Rejected {
  readonly message: string
  readonly rows: readonly AnswerRow[]
}
export type Outcome = { readonly committed: Committed } | { readonly rejected: Rejected }

/** A row that the rules refused in the middle of the transaction, which ends with it. */
class RowRefused extends Error {}

const countFields = ({ created, changed, same, error }: Counts) => ({
  createdCount: created,
  changedCount: changed,
  sameCount: same,
  errorCount: error,
})
const logValues = (uow: UnitOfWork, batch: Batch, counts: Counts) => ({
  at: uow.now,
  atPlantId: uow.actor.plantId || null,
  userId: uow.actor.userId,
  resource: batch.resource,
  fileName: batch.fileName,
  rowCount: counts.created + counts.changed + counts.same + counts.error,
  batchNo: batch.id,
  ...countFields(counts),
})

interface Written {
  readonly judged: RowResult
  readonly row: Row
}
async function writeAll(
  examined: Examined,
  uow: UnitOfWork,
  { prepared, progress }: { prepared: ReadonlyMap<RowResult, object>; progress: Progress },
) {
  const { rows, writing, job } = examined
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

/** The batch is taken first, so that two who commit it at once do not both write. */
async function writeBatch(
  services: Services,
  visitor: Visitor,
  { batch }: Opened,
  { examined, progress }: { examined: Examined; progress: Progress },
) {
  const { store, registry } = services
  const rules = registry.rulesFor(examined.job.resource)
  const prepared = new Map<RowResult, object>()
  for (const result of rules?.prepare ? examined.rows : []) prepared.set(result, (await preparedFor(rules, result)) ?? {})
  const counts = countsOf(examined.rows)
  return store.write(visitor.actor, async (uow) => {
    const current = await uow.of(importBatch).get(batch.id)
    refuseDone(current)
    await uow.of(importBatch).patch(current, { state: 'IMPORTED', ...countFields(counts) })
    const written = await writeAll(examined, uow, { prepared, progress })
    const traces = tracesOf(uow, batch, written)
    for (let at = 0; at < traces.length; at += TRACES) {
      await store.bulk(importedRow, traces.slice(at, at + TRACES), uow)
      await examined.job.breathe()
    }
    const log = await uow
      .of(importLog)
      .create({ ...logValues(uow, batch, counts), outcome: 'SUCCEEDED', ...(counts.error && { detail: detailOf(examined, visitor) }) })
    return { counts, logId: log.id }
  })
}

/** The first of the rows that were not written, and why, for the log. */
function detailOf(examined: Examined, { language }: Visitor): string {
  const say = words(language)
  const wrong = examined.rows.filter(({ verdict }) => verdict === 'error')
  const lines = wrong.slice(0, LOGGED).map(({ draft, faults }) => {
    const said = faults.map((fault) => spoken(fault, examined.writing.speaker))
    return say('import.ofRow', {
      row: draft.rowNo,
      message: said.map(({ header, message }) => (header ? `${header}: ${message}` : message)).join('; '),
    })
  })
  return lines.join('\n').slice(0, LOG_MAX)
}
async function reject(services: Services, visitor: Visitor, opened: Opened, examined: Examined): Promise<Outcome> {
  const { actor, language } = visitor
  const say = words(language)
  const counts = countsOf(examined.rows)
  const detail = detailOf(examined, visitor)
  await services.store.write(actor, (uow) =>
    uow.of(importLog).create({ ...logValues(uow, opened.batch, counts), outcome: 'REFUSED', detail }),
  )
  services.memory.keep(opened.batch.id, language, examined)
  const rows = (await shownRows(services, visitor, opened, examined)).filter(({ verdict }) => verdict === 'error')
  return { rejected: { message: say('import.refused', { count: counts.error }), rows } }
}

/** Rows that get into each other's way only when they are written show one after the other. */
const TRIES = 3
/** Writes the rows that can be written and leaves the others, which are named in the log and in the workbook of what is left. */
async function commitGood(
  services: Services,
  visitor: Visitor,
  opened: Opened,
  { examined, progress }: { examined: Examined; progress: Progress },
): Promise<Outcome> {
  let tried = examined
  for (let nth = 0; nth < TRIES; nth++) {
    tried = { ...tried, rows: await tryRows(tried.writing, tried.rows) }
    const { created, changed, error } = countsOf(tried.rows)
    if (created + changed === 0) break
    try {
      const { counts, logId } = await writeBatch(services, visitor, opened, { examined: tried, progress })
      services.memory.keep(opened.batch.id, visitor.language, tried)
      const message = words(visitor.language)(error ? 'import.succeededPartly' : 'import.succeeded', { count: error })
      return { committed: { counts, logId, message } }
    } catch (refused) {
      if (!(refused instanceof RowRefused)) throw refused
    }
  }
  return reject(services, visitor, opened, tried)
}

/** Writes a sheet, all of it or nothing unless somebody wants the good rows alone. Everything is looked at anew: the base may have moved on since it was checked. */
export async function commitAs(
  services: Services,
  visitor: Visitor,
  opened: Opened,
  given: { settings: ImportSettings; progress: Progress; goodRowsOnly?: boolean | undefined },
): Promise<Outcome> {
  return services.gate.pass(visitor.actor.plantId, async () => {
    const examined = await examine(services, visitor, opened, given.settings)
    if (given.goodRowsOnly) return commitGood(services, visitor, opened, { examined, progress: given.progress })
    if (countsOf(examined.rows).error) return reject(services, visitor, opened, examined)
    try {
      const { counts, logId } = await writeBatch(services, visitor, opened, { examined, progress: given.progress })
      return { committed: { counts, logId, message: words(visitor.language)('import.succeeded') } }
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error
      // Which rows, all of them: nobody wants to hear of one after the other.
      return reject(services, visitor, opened, { ...examined, rows: await tryRows(examined.writing, examined.rows) })
    }
  })
}

/** Imports a batch as it was checked last. */
export async function commit(
  services: Services,
  visitor: Visitor,
  { id, goodRowsOnly, progress }: { id: number; goodRowsOnly?: boolean; progress: Progress },
): Promise<Outcome> {
  const opened = await openOwnBatch(services, visitor.actor, id)
  refuseDone(opened.batch)
  if (opened.batch.state !== 'CHECKED') throw new Refusal('import.notChecked')
  return commitAs(services, visitor, opened, { settings: settingsOf(opened.batch), goodRowsOnly, progress })
}
