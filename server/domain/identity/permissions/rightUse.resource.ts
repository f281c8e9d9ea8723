import { date, defineResource, int, text } from '../../../kernel/index.ts'

/** The last day on which somebody made use of a right: written once a day at most, for nobody but whoever looks for rights that nobody needs. */
export const rightUse = defineResource('rightUse', {
  permission: 'system:rightUse',
  title: 'tag',
  scope: 'global',
  internal: true,
  audited: false,
  unique: [['userId', 'tag']],
  fields: {
    /** No link: what somebody once used keeps nobody in the base. */
    userId: int({ required: true }),
    tag: text({ required: true, max: 128 }),
    usedOn: date({ required: true }),
  },
})
