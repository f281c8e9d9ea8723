import { choice, defineResource, flag, int, link, text } from '../../kernel/index.ts'

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
    rowCount: int({ default: 0, min: 0 }),
    createdCount: int({ default: 0, min: 0 }),
    changedCount: int({ default: 0, min: 0 }),
    sameCount: int({ default: 0, min: 0 }),
    errorCount: int({ default: 0, min: 0 }),
  },
})
