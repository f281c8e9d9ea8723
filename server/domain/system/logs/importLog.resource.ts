import { choice, defineResource, instant, int, link, text } from '../../../kernel/index.ts'

/** One file that somebody imported, and what became of it. */
export const importLog = defineResource('importLog', {
  permission: 'system:importLog',
  role: 'importEntry',
  title: 'fileName',
  scope: 'global',
  about: 'atPlantId',
  owner: { person: 'userId' },
  can: [],
  audited: false,
  icon: 'fileUp',
  sort: '-at',
  columns: ['at', 'userId', 'resource', 'fileName', 'outcome', 'createdCount', 'changedCount', 'errorCount'],
  filters: ['fileName', 'outcome', 'at'],
  retention: { days: 'log', since: 'at' },
  fields: {
    at: instant({ required: true, readonly: true, filter: 'range' }),
    atPlantId: link('plant', { readonly: true }),
    userId: link('user', { readonly: true }),
    resource: text({ required: true, max: 64, readonly: true, filter: 'eq', namesOf: 'resource' }),
    fileName: text({ required: true, max: 255, readonly: true, filter: 'like' }),
    outcome: choice(['SUCCEEDED', 'REFUSED', 'UNDONE'], { required: true, readonly: true, filter: 'in' }),
    rowCount: int({ default: 0, min: 0, readonly: true }),
    createdCount: int({ default: 0, min: 0, readonly: true }),
    changedCount: int({ default: 0, min: 0, readonly: true }),
    sameCount: int({ default: 0, min: 0, readonly: true }),
    errorCount: int({ default: 0, min: 0, readonly: true }),
    /** The batch behind it, as long as it can be looked at or taken back. */
    batchNo: int({ additive: false, readonly: true }),
    detail: text({ max: 4000, long: true, readonly: true, bulky: true }),
  },
})
