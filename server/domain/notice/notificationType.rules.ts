import { conflict, defineRules, type FieldFault, invalid, refusalsOf } from '../../kernel/index.ts'
import { noticeKind } from './codes.ts'
import { notificationType } from './notificationType.resource.ts'
import { refuseTemplates, type Wording } from './templates.ts'

interface Told extends Wording {
  readonly hasBell?: boolean
  readonly hasEmail?: boolean
  readonly hasSms?: boolean
  readonly hasVoice?: boolean
  readonly hasWechat?: boolean
  readonly smsTemplateCode?: string | null
  readonly voiceTemplateCode?: string | null
}
const TOLD: readonly string[] = [
  'hasBell',
  'hasEmail',
  'hasSms',
  'hasVoice',
  'hasWechat',
  'subject',
  'body',
  'smsTemplateCode',
  'voiceTemplateCode',
] satisfies (keyof Told)[]

/** A channel that is switched on has something to say. */
function refuseSilence(told: Told) {
  const needed = [
    ['subject', told.hasBell || told.hasEmail || told.hasWechat],
    ['body', told.hasEmail],
    ['smsTemplateCode', told.hasSms],
    ['voiceTemplateCode', told.hasVoice],
  ] as const
  const faults: FieldFault[] = needed.filter(([field, isOn]) => isOn && !told[field]).map(([field]) => ({ field, rule: 'neededByChannel' }))
  if (faults.length) throw invalid(faults)
}

export const notificationTypeRules = defineRules(notificationType, {
  async create({ input }) {
    refuseTemplates(input.code, input)
    refuseSilence(input)
  },
  async update({ record, input }) {
    refuseTemplates(record.code, input)
    if (TOLD.some((key) => key in input)) refuseSilence({ ...record, ...input })
  },
  frozen: ({ records, action }) =>
    refusalsOf(records, (record) =>
      action === 'remove' && noticeKind(record.code) ? conflict('notice.builtInType', { name: record.name }) : null,
    ),
})
