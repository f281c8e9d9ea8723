import { conflict, defineRules, type FieldFault, invalid, refusalsOf } from '../../kernel/index.ts'
import { CHANNEL, CHANNEL_FLAGS, CHANNELS, type ChannelFlag, channelsOf, type TemplateField } from './channels.ts'
import { noticeKind } from './codes.ts'
import { notificationType } from './notificationType.resource.ts'
import { refuseTemplates, type Wording } from './templates.ts'

type Input = Wording & Partial<Record<ChannelFlag, boolean>> & Partial<Record<TemplateField, string | null>>
const TEMPLATES = [...new Set(CHANNELS.flatMap((channel) => CHANNEL[channel].templates))]
const JUDGED: readonly string[] = [...CHANNEL_FLAGS, ...TEMPLATES]

/** A channel that is switched on has something to send. */
function refuseSilence(input: Input) {
  const needed = new Set(channelsOf(input).flatMap((channel) => CHANNEL[channel].templates))
  const faults: FieldFault[] = TEMPLATES.filter((field) => needed.has(field) && !input[field]).map((field) => ({
    field,
    rule: 'neededByChannel',
  }))
  if (faults.length) throw invalid(faults)
}

export const notificationTypeRules = defineRules(notificationType, {
  async create({ input }) {
    refuseTemplates(input.code, input)
    refuseSilence(input)
  },
  async update({ record, input }) {
    refuseTemplates(record.code, input)
    if (JUDGED.some((key) => key in input)) refuseSilence({ ...record, ...input })
  },
  frozen: ({ records, action }) =>
    refusalsOf(records, (record) =>
      action === 'remove' && noticeKind(record.code) ? conflict('notice.builtInType', { name: record.name }) : null,
    ),
})
