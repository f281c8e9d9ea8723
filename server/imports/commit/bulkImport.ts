import { type FieldFault, Refusal, type ResourceDef } from '../../kernel/index.ts'
import type { Counts } from '../answers/importAnswers.ts'
import { type UploadRequest, upload } from '../workbook/upload.ts'
import { openOwnBatch } from './batches.ts'
import { commitAs } from './commitBatch.ts'
import type { Services, Visitor } from './parts.ts'

export interface BulkImportResult extends Counts {
  readonly logId: number
  readonly message: string
}

/** A workbook as a program sends it: taken as its headers say, all of it or nothing, in one call. */
export async function bulkImport(
  services: Services,
  {
    resource,
    updatesExisting,
    goodRowsOnly,
    confirmed,
    actor,
    language,
    ...file
  }: UploadRequest & Visitor & { resource: ResourceDef; updatesExisting: Promise<boolean>; goodRowsOnly: boolean; confirmed: boolean },
): Promise<BulkImportResult> {
  const visitor = { actor, language }
  // Refused together with the source, which speaks first.
  updatesExisting.catch(() => {})
  const { id, sheet } = await upload(services, visitor, resource, file)
  const opened = await openOwnBatch(services, visitor.actor, id)
  const settings = { sheet, updatesExisting: await updatesExisting }
  const outcome = await commitAs(services, visitor, opened, { settings, goodRowsOnly, confirmed, progress: () => {} })
  if ('committed' in outcome) return { ...outcome.committed.counts, logId: outcome.committed.logId, message: outcome.committed.message }
  const { rows, code, params } = outcome.rejected
  const fields = rows.flatMap(({ rowNo, faults, doubts }) =>
    [...faults, ...doubts].map(({ field, header, message }): FieldFault => {
      const text = header ? `${header}: ${message}` : message
      return { field: field ?? 'row', rule: 'ofRow', params: { row: rowNo, message: text } }
    }),
  )
  throw new Refusal(code, params, { fields })
}
