import { choice, defineResource, flag, int, link, serviceStatus, spelling, text, time } from '../../../kernel/index.ts'
import { ADDRESS_FIELDS } from '../channels.ts'

const { userId, ...addresses } = ADDRESS_FIELDS
/** Somebody, or a group, who is told one kind of news of a plant (§10). */
export const noticeReceiver = defineResource('noticeReceiver', {
  permission: 'notice:receiver',
  searchRank: 'PERSON',
  title: 'name',
  icon: 'users',
  importKey: ['typeId', 'name'],
  columns: ['name', 'typeId', 'userId', 'email', 'mobile', 'voiceTel', 'quietFrom', 'status'],
  filters: ['typeId', 'name', 'userId', 'status'],
  fields: {
    typeId: link('notificationType', { required: true, filter: 'eq' }),
    name: text({ required: true, max: 128, filter: 'like' }),
    pinyin: spelling('name'),
    userId,
    /** In which it is told; the user's own, else that of the installation, unless it is said. */
    language: choice(['zh', 'en']),
    ...addresses,
    /** From and to: nothing but urgent news in between; may cross midnight. */
    quietFrom: time(),
    quietTo: time(),
    /** Of reports that nobody takes on: 0 is told at once, 1 after the time that the urgency allows, 2 after twice that, and so on. */
    level: int({ additive: false, required: true, default: 0, min: 0, max: 9, filter: 'eq' }),
    /** Whose row it is, of somebody who is told of own work: made and kept up to date by the server. */
    personKey: text({ max: 64, readonly: true, secret: true }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus({ switched: true }),
    remark: text({ max: 500, long: true }),
  },
  computed: {
    hasRobot: { field: flag({ required: true }), from: (row: { wechatKey: string | null }) => row.wechatKey !== null },
  },
})
