import { choice, defineResource, instant, int, link, text } from '../../../kernel/index.ts'

/** One call of the API as it came in and was answered, secrets masked and bodies cut. */
export const requestLog = defineResource('requestLog', {
  permission: 'system:requestLog',
  title: 'operation',
  scope: 'global',
  about: 'atPlantId',
  owner: { person: 'userId' },
  can: [],
  audited: false,
  icon: 'activity',
  sort: '-at',
  columns: ['at', 'userName', 'wire', 'method', 'operation', 'httpStatus', 'ms', 'ip'],
  filters: ['userName', 'wire', 'operation', 'httpStatus', 'keyData', 'requestId', 'ms', 'at'],
  retention: { days: 'log', since: 'at' },
  fields: {
    at: instant({ required: true, readonly: true, filter: 'range' }),
    atPlantId: link('plant', { readonly: true }),
    userId: link('user', { readonly: true }),
    userName: text({ max: 128, readonly: true, filter: 'like' }),
    ip: text({ max: 64, readonly: true, filter: 'like' }),
    wire: choice(['REST', 'GRAPHQL'], { required: true, readonly: true, filter: 'in' }),
    method: text({ required: true, max: 16, readonly: true }),
    url: text({ required: true, max: 2000, readonly: true, filter: 'like', bulky: true }),
    /** The route's pattern, or the name of the GraphQL operation. */
    operation: text({ required: true, max: 128, readonly: true, filter: 'like' }),
    request: text({ max: 4096, long: true, readonly: true, bulky: true }),
    response: text({ max: 4096, long: true, readonly: true, bulky: true }),
    httpStatus: int({ additive: false, required: true, readonly: true, filter: 'eq' }),
    /** What the call was about: the id or number in its address or answer. */
    keyData: text({ max: 255, readonly: true, filter: 'like' }),
    ms: int({ required: true, readonly: true, filter: 'range' }),
    requestId: text({ max: 64, readonly: true, filter: 'eq' }),
  },
})
