import { importBatch } from '../../domain/system/index.ts'
import { conflict } from '../../kernel/index.ts'
import { type AnswerRow, answerRows, type Counts, countsOf, questionsOf } from '../answers/importAnswers.ts'
import { openOwnBatch } from '../commit/batches.ts'
import type { Opened, Services, Visitor } from '../commit/parts.ts'
import type { Batch } from '../rows/batchFile.ts'
import { seenText } from '../rows/seenValues.ts'
import type { Examined, Mapping } from './examined.ts'
import { dryRun, type Progress } from './validation.ts'

export interface CheckWish {
  readonly sheet?: string | undefined
  readonly mapping?: Mapping | undefined
  readonly updatesExisting: boolean
}
export interface Checked {
  readonly counts: Counts
  readonly rows: readonly AnswerRow[]
  readonly canImport: boolean
  /** What has to be confirmed before anything is written, in sentences. */
  readonly questions: readonly string[]
}

/** What was said of a batch last; the wish that stands is the one of its last check. */
export const settingsOf = ({ sheet, mapping, updatesExisting }: Batch) => ({
  sheet: sheet ?? '',
  mapping: mapping ? (JSON.parse(mapping) as Mapping) : undefined,
  updatesExisting: updatesExisting === true,
})
export function refuseDone({ state }: Batch) {
  if (state === 'IMPORTED') throw conflict('import.alreadyImported')
  if (state === 'UNDONE') throw conflict('import.alreadyUndone')
}

export const shownRows = (services: Services, { actor, language }: Visitor, { resource }: Opened, { rows, writing, columns }: Examined) =>
  answerRows({ read: services.store.read(actor), registry: services.registry, resource, language }, rows, {
    speaker: writing.speaker,
    columns,
  })

/** What importing a batch would do, row by row. Nothing is kept but how it was asked. */
export async function check(
  services: Services,
  visitor: Visitor,
  { id, settings, progress }: { id: number; settings: CheckWish; progress: Progress },
): Promise<Checked> {
  const { actor } = visitor
  const { store, gate } = services
  const opened = await openOwnBatch(services, actor, id)
  refuseDone(opened.batch)
  return gate.pass(actor.plantId, async () => {
    const requestedSettings = { ...settings, sheet: settings.sheet ?? opened.batch.sheet ?? '' }
    const examined = await dryRun(services, visitor, opened, { settings: requestedSettings, progress })
    const counts = countsOf(examined.rows)
    const { sheet, mapping, updatesExisting } = examined.settings
    const values = {
      state: 'CHECKED' as const,
      sheet,
      mapping: JSON.stringify(mapping),
      updatesExisting,
      rowCount: examined.rows.length,
      createdCount: counts.created,
      changedCount: counts.changed,
      sameCount: counts.same,
      errorCount: counts.error,
      seen: seenText(examined.job, examined.rows),
    }
    await store.write(actor, async (uow) => {
      const batch = await uow.of(importBatch).lockForUpdate(id)
      refuseDone(batch)
      await uow.of(importBatch).patch(batch, values)
    })
    services.memory.remember(id, visitor.language, examined)
    const rows = await shownRows(services, visitor, opened, examined)
    const canImport = counts.error === 0 && counts.created + counts.changed > 0
    return { counts, rows, canImport, questions: questionsOf(examined.rows, visitor.language) }
  })
}
