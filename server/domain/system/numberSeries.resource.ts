import { defineResource, int, text } from '../../kernel/index.ts'

/** The last number given, per plant, prefix and business day; it moves in the transaction of the row that takes the number. */
export const numberSeries = defineResource('numberSeries', {
  permission: 'system:numberSeries',
  title: 'prefix',
  plural: 'numberSeries',
  internal: true,
  audited: false,
  unique: [['prefix', 'day']],
  fields: {
    prefix: text({ required: true, max: 8 }),
    day: text({ required: true, max: 8 }),
    last: int({ required: true }),
  },
})
