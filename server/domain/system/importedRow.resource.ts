import { choice, defineResource, instant, int, link, text } from '../../kernel/index.ts'

/** What an import did to one record, so that a whole batch can be taken back as long as nobody has touched it. */
export const importedRow = defineResource('importedRow', {
  permission: 'system:importedRow',
  title: 'rowNo',
  internal: true,
  audited: false,
  fields: {
    batchId: link('importBatch', { required: true }),
    /** Where it stood in the sheet, from 1. */
    rowNo: int({ required: true, min: 1 }),
    recordId: int({ required: true }),
    action: choice(['CREATED', 'CHANGED'], { required: true }),
    /** The version that the import left behind. */
    version: instant({ required: true }),
    /** Values before, of the fields that changed: JSON. */
    before: text({ max: 100_000, long: true }),
  },
})
