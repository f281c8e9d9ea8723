import { choice, defineResource, instant, int, link, text } from '../../../kernel/index.ts'

/** One message to a WeChat work robot, and what WeChat answered. */
export const weChatLog = defineResource('weChatLog', {
  permission: 'system:weChatLog',
  title: 'receiver',
  scope: 'global',
  about: 'atPlantId',
  can: [],
  audited: false,
  icon: 'message',
  sort: '-at',
  columns: ['at', 'receiver', 'content', 'outcome', 'httpStatus'],
  filters: ['receiver', 'content', 'outcome', 'at'],
  retention: { days: 'log', since: 'at' },
  fields: {
    at: instant({ required: true, readonly: true, filter: 'range' }),
    atPlantId: link('plant', { readonly: true }),
    receiver: text({ required: true, max: 128, readonly: true, filter: 'like' }),
    content: text({ required: true, max: 4000, long: true, readonly: true, filter: 'like' }),
    outcome: choice(['SENT', 'FAILED'], { required: true, readonly: true, filter: 'in' }),
    httpStatus: int({ additive: false, readonly: true }),
    answer: text({ max: 4000, long: true, readonly: true, bulky: true }),
  },
})
