import { choice, defineResource, flag, instant, int, link, text } from '../../kernel/index.ts'

/** A workbook on its way into a list: uploaded, looked through, imported, and perhaps taken back as a whole. */
export const importBatch = defineResource('importBatch', {
  permission: 'system:importBatch',
  title: 'fileName',
  internal: true,
  audited: false,
  fields: {
    resource: text({ required: true, max: 64 }),
    /** Rows of a former system. */
    isHistory: flag({ default: false }),
    fileName: text({ required: true, max: 255 }),
    storageKey: text({ required: true, max: 200 }),
    userId: link('user', { required: true }),
    state: choice(['UPLOADED', 'CHECKED', 'IMPORTED', 'UNDONE'], { default: 'UPLOADED' }),
    sheet: text({ max: 64 }),
    /** Which column of the sheet fills which field: JSON. */
    mapping: text({ max: 20_000, long: true }),
    updatesExisting: flag({ default: false }),
    /** What its last check saw of the records that its rows mean: prints of their values, as JSON. */
    seen: text({ max: 4_000_000, long: true }),
    rowCount: int({ default: 0, min: 0 }),
    createdCount: int({ default: 0, min: 0 }),
    changedCount: int({ default: 0, min: 0 }),
    sameCount: int({ default: 0, min: 0 }),
    errorCount: int({ default: 0, min: 0 }),
  },
})

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
