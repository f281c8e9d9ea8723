import { defineResource, flag, int, serviceStatus, text } from '../../kernel/index.ts'
import { CHANNEL_FLAGS, channelFlags } from './channels.ts'

/** A kind of news, the ways it is told on, and its wording (§10). The product knows the codes; administrators decide the rest. */
export const notificationType = defineResource('notificationType', {
  permission: 'notice:type',
  title: 'name',
  icon: 'message',
  scope: 'global',
  changedFrom: 'everyPlant',
  columns: ['code', 'name', ...CHANNEL_FLAGS, 'isUrgent', 'status'],
  filters: ['code', 'name', 'status'],
  fields: {
    code: text({ required: true, max: 64, unique: true, fixed: true, pattern: /^[A-Z][A-Z0-9_]*$/, filter: 'like', sort: true }),
    name: text({ required: true, max: 128, filter: 'like', english: 'nameEn' }),
    nameEn: text({ max: 128 }),
    ...channelFlags({ inline: true, switched: true }),
    /** Goes out in quiet hours too. */
    isUrgent: flag({ default: false, inline: true, switched: true }),
    /** What bell, e-mail and WeChat say; {{placeholders}} are filled from the event. */
    subject: text({ max: 200 }),
    body: text({ max: 4000, long: true }),
    /** The same to receivers who read English. */
    subjectEn: text({ max: 200 }),
    bodyEn: text({ max: 4000, long: true }),
    smsTemplateCode: text({ max: 64 }),
    voiceTemplateCode: text({ max: 64 }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus({ switched: true }),
    detail: text({ max: 500, long: true, english: 'detailEn' }),
    detailEn: text({ max: 500, long: true }),
    remark: text({ max: 500, long: true }),
  },
})
