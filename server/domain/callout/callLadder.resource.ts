import { choice, defineResource, defineRules, flag, int, invalidField, link, serviceStatus, text } from '../../kernel/index.ts'
import { CHANNEL_FLAGS, type ChannelFlag, channelFlags, channelsOf } from '../notice/index.ts'

/** Who is called, one after the other, about a report that nobody takes on: from which urgency and for which machines (§8). */
export const callLadder = defineResource('callLadder', {
  permission: 'repair:callLadder',
  title: 'name',
  icon: 'list',
  columns: ['name', 'urgency', 'criticality', 'stopsOnly', 'afterMinutes', 'status'],
  filters: ['name', 'urgency', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    /** The least urgency for which it calls. */
    urgency: choice(['LOW', 'NORMAL', 'HIGH', 'STOP'], {
      default: 'LOW',
      filter: 'in',
      tones: { LOW: 'quiet', NORMAL: 'info', HIGH: 'warning', STOP: 'danger' },
    }),
    /** The least criticality of the machine; A is the most critical. */
    criticality: choice(['A', 'B', 'C'], { default: 'C', filter: 'in' }),
    stopsOnly: flag({ default: true, filter: 'eq' }),
    /** How long a report waits before the first call. */
    afterMinutes: int({ additive: false, default: 5, min: 0, max: 1440, inline: true }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus({ switched: true }),
    remark: text({ max: 500, long: true }),
  },
})

export const CALLED = ['REPAIRER_ON_DUTY', 'SHIFT_LEAD', 'NIGHT_TEL', 'PERSON', 'RECEIVER'] as const

/** One rung: who is called on which ways, and how long the next one waits for an answer. */
export const callLadderStep = defineResource('callLadderStep', {
  permission: 'repair:callLadderStep',
  searchRank: 'LINE',
  title: 'name',
  icon: 'send',
  sort: 'position',
  unique: [['ladderId', 'position']],
  columns: ['ladderId', 'position', 'name', 'whom', ...CHANNEL_FLAGS, 'pauseMinutes'],
  fields: {
    ladderId: link('callLadder', { required: true, fixed: true, filter: 'eq' }),
    /** Its turn. */
    position: int({ additive: false, required: true, min: 1, max: 99, sort: true }),
    name: text({ required: true, max: 128 }),
    whom: choice(CALLED, { required: true, filter: 'in' }),
    userId: link('user'),
    receiverId: link('noticeReceiver'),
    /** A person who is named is called in leisure time too, unless this says otherwise. */
    onShiftOnly: flag({ default: false }),
    ...channelFlags({}),
    pauseMinutes: int({ additive: false, default: 5, min: 1, max: 240, inline: true }),
  },
})

type StepInput = Partial<Record<ChannelFlag, boolean | null>> & {
  readonly whom?: string | null
  readonly userId?: number | null
  readonly receiverId?: number | null
}
function refuseIncomplete(step: StepInput) {
  if (step.whom === 'PERSON' && step.userId == null) throw invalidField('userId', 'required')
  if (step.whom === 'RECEIVER' && step.receiverId == null) throw invalidField('receiverId', 'required')
  // A channel that is left out is off; of none at all, the bell is the default.
  if (step.hasBell === false && !channelsOf(step).length) throw invalidField('hasBell', 'noWay')
}

export const callLadderStepRules = defineRules(callLadderStep, {
  create: async ({ input }) => refuseIncomplete(input),
  update: async ({ record, input }) => refuseIncomplete({ ...record, ...input }),
})
