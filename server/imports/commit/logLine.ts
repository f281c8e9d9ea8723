import type { UnitOfWork } from '../../kernel/index.ts'
import { words } from '../../platform/words.ts'
import { spoken } from '../answers/faultWords.ts'
import type { Counts } from '../answers/importAnswers.ts'
import type { Examined } from '../check/examined.ts'
import type { Batch } from '../rows/batchFile.ts'
import type { Visitor } from './parts.ts'

/** Rows named in the log of what was refused. */
const LOGGED = 20
const LOG_MAX = 4000

export const countFields = ({ created, changed, same, error }: Counts) => ({
  createdCount: created,
  changedCount: changed,
  sameCount: same,
  errorCount: error,
})
/** What the log says of an import, but for how it came out. */
export const logValues = (uow: UnitOfWork, batch: Batch, counts: Counts) => ({
  at: uow.now,
  atPlantId: uow.actor.plantId || null,
  userId: uow.actor.userId,
  resource: batch.resource,
  fileName: batch.fileName,
  rowCount: counts.created + counts.changed + counts.same + counts.error,
  batchNo: batch.id,
  ...countFields(counts),
})

/** The first of the rows that were not written, and why, for the log. */
export function detailOf(examined: Examined, { language }: Visitor): string {
  const translate = words(language)
  const wrong = examined.rows.filter(({ verdict }) => verdict === 'error')
  const lines = wrong.slice(0, LOGGED).map(({ draft, faults }) => {
    const messages = faults.map((fault) => spoken(fault, examined.writing.speaker))
    return translate('import.ofRow', {
      row: draft.rowNo,
      message: messages.map(({ header, message }) => (header ? `${header}: ${message}` : message)).join('; '),
    })
  })
  return lines.join('\n').slice(0, LOG_MAX)
}
