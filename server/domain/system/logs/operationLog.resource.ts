import { choice, defineResource, instant, int, link, text } from '../../../kernel/index.ts'
import { placeOf } from '../../identity/index.ts'

/** Who changed what, before and after; written by the repository, never by hand. */
export const operationLog = defineResource('operationLog', {
  permission: 'system:operationLog',
  role: 'operationLog',
  title: 'action',
  scope: 'global',
  about: 'atPlantId',
  owner: { person: 'userId' },
  can: [],
  audited: false,
  sealed: true,
  icon: 'history',
  sort: '-at',
  columns: ['at', 'userName', 'resource', 'action', 'recordTitle', 'atPlantId', 'ip'],
  filters: ['userName', 'recordTitle', 'recordId', 'at'],
  indexes: [['resource', 'recordId', 'at']],
  retention: { days: 'log', since: 'at' },
  fields: {
    at: instant({ required: true, readonly: true, filter: 'range' }),
    atPlantId: link('plant', { readonly: true }),
    userId: link('user', { readonly: true }),
    userName: text({ required: true, max: 128, readonly: true, filter: 'like' }),
    ip: text({ max: 64, readonly: true }),
    resource: text({ required: true, max: 64, readonly: true, filter: 'eq', namesOf: 'resource' }),
    recordId: int({ required: true, readonly: true, filter: 'eq' }),
    /** What the record was called then; null in rows from before it was kept, and where there is no record. */
    recordTitle: text({ max: 255, readonly: true, filter: 'like', namesOf: 'title' }),
    action: text({ required: true, max: 64, readonly: true, filter: 'like', namesOf: 'action' }),
    /** JSON: { field: [before, after] }. */
    changes: text({ required: true, max: 100_000, long: true, readonly: true, bulky: true }),
  },
  computed: {
    location: {
      field: choice(['SAME', 'LAN', 'INTERNET']),
      from: (row: { ip: string | null }) => (row.ip === null ? null : placeOf(row.ip)),
    },
  },
})
