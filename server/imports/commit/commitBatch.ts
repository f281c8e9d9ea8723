import { importLog } from '../../domain/system/index.ts'
import { type Language, Refusal } from '../../kernel/index.ts'
import { words } from '../../platform/words.ts'
import { type AnswerRow, type Counts, countsOf, questionsOf } from '../answers/importAnswers.ts'
import { refuseDone, settingsOf, shownRows } from '../check/checkBatch.ts'
import { dryRunRows } from '../check/dryRun.ts'
import type { Examined, ImportSettings } from '../check/examined.ts'
import { examine, type Progress } from '../check/validation.ts'
import { changedSinceCheck } from '../rows/seenValues.ts'
import { openOwnBatch } from './batches.ts'
import { detailOf, logValues } from './logLine.ts'
import type { Opened, Services, Visitor } from './parts.ts'
import { RowRefused, RowsChanged, writeBatch } from './writeBatch.ts'

export interface Committed {
  readonly counts: Counts
  readonly logId: number
  readonly message: string
}
/** Nothing was written, and these rows are why. `code` and `params` are what the message says. */
export interface Rejected {
  readonly code: 'import.refused' | 'import.unconfirmed'
  readonly params: Readonly<Record<string, unknown>>
  readonly message: string
  readonly rows: readonly AnswerRow[]
}
/** How a sheet is written. */
interface Wishes {
  /** The rows without errors alone, instead of all or nothing. */
  readonly goodRowsOnly?: boolean | undefined
  /** Somebody has looked at what is in doubt and wants it so. */
  readonly confirmed?: boolean | undefined
}
export type Outcome = { readonly committed: Committed } | { readonly rejected: Rejected }

const rejectedAs = (code: Rejected['code'], params: Rejected['params'], language: Language, rows: readonly AnswerRow[]): Rejected => ({
  code,
  params,
  message: words(language)(code, params),
  rows,
})
async function reject(services: Services, visitor: Visitor, opened: Opened, examined: Examined): Promise<Outcome> {
  const { actor, language } = visitor
  const counts = countsOf(examined.rows)
  const detail = detailOf(examined, visitor)
  await services.store.write(actor, (uow) =>
    uow.of(importLog).create({ ...logValues(uow, opened.batch, counts), outcome: 'REFUSED', detail }),
  )
  services.memory.remember(opened.batch.id, language, examined)
  const rows = (await shownRows(services, visitor, opened, examined)).filter(({ verdict }) => verdict === 'error')
  return { rejected: rejectedAs('import.refused', { count: counts.error }, language, rows) }
}
/** What is in doubt is written by nobody who has not seen it. */
async function askFirst(services: Services, visitor: Visitor, opened: Opened, examined: Examined): Promise<Outcome | undefined> {
  const questions = questionsOf(examined.rows, visitor.language)
  if (!questions.length) return undefined
  const rows = (await shownRows(services, visitor, opened, examined)).filter(({ doubts }) => doubts.length > 0)
  return { rejected: rejectedAs('import.unconfirmed', { questions: questions.join(' ') }, visitor.language, rows) }
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
    tried = { ...tried, rows: await dryRunRows(tried.writing, tried.rows) }
    const { created, changed } = countsOf(tried.rows)
    if (created + changed === 0) break
    try {
      const { rows, counts, logId } = await writeBatch(services, visitor, opened, { examined: tried, goodRowsOnly: true, progress })
      services.memory.remember(opened.batch.id, visitor.language, { ...tried, rows })
      const message = words(visitor.language)(counts.error ? 'import.succeededPartly' : 'import.succeeded', { count: counts.error })
      return { committed: { counts, logId, message } }
    } catch (refused) {
      if (refused instanceof RowsChanged) return reject(services, visitor, opened, { ...tried, rows: refused.rows })
      if (!(refused instanceof RowRefused)) throw refused
    }
  }
  return reject(services, visitor, opened, tried)
}

/**
 * Writes a sheet, all of it or nothing unless somebody wants the good rows alone. Everything is looked at anew: the base may have moved on since it
 * was checked. Where somebody else has changed what a row would write, since it was checked (`seen`) or since it was looked at just now, that row
 * is refused.
 */
export async function commitAs(
  services: Services,
  visitor: Visitor,
  opened: Opened,
  request: Wishes & { settings: ImportSettings; progress: Progress; seen?: string | null },
): Promise<Outcome> {
  return services.gate.pass(visitor.actor.plantId, async () => {
    const found = await examine(services, visitor, opened, request.settings)
    const examined = { ...found, rows: changedSinceCheck(found.job, found.rows, request.seen ?? null) }
    if (!request.goodRowsOnly && countsOf(examined.rows).error) {
      // All faults of all rows: those that only writing shows, too.
      return reject(services, visitor, opened, { ...examined, rows: await dryRunRows(examined.writing, examined.rows) })
    }
    const unanswered = request.confirmed ? undefined : await askFirst(services, visitor, opened, examined)
    if (unanswered) return unanswered
    if (request.goodRowsOnly) return commitGood(services, visitor, opened, { examined, progress: request.progress })
    try {
      const { counts, logId } = await writeBatch(services, visitor, opened, { examined, progress: request.progress })
      return { committed: { counts, logId, message: words(visitor.language)('import.succeeded') } }
    } catch (error) {
      if (error instanceof RowsChanged) return reject(services, visitor, opened, { ...examined, rows: error.rows })
      if (!(error instanceof RowRefused)) throw error
      // Which rows, all of them: nobody wants to hear of one after the other.
      return reject(services, visitor, opened, { ...examined, rows: await dryRunRows(examined.writing, examined.rows) })
    }
  })
}

/** Imports a batch as it was checked last. */
export async function commit(
  services: Services,
  visitor: Visitor,
  { id, progress, ...wishes }: Wishes & { id: number; progress: Progress },
): Promise<Outcome> {
  const opened = await openOwnBatch(services, visitor.actor, id)
  refuseDone(opened.batch)
  if (opened.batch.state !== 'CHECKED') throw new Refusal('import.notChecked')
  return commitAs(services, visitor, opened, { settings: settingsOf(opened.batch), seen: opened.batch.seen, progress, ...wishes })
}
