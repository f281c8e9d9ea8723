import { choice, decimal, defineResource, int, text } from '../../kernel/index.ts'

/** A printing cylinder. Where it is follows from its logs and repairs (§7). */
export const roller = defineResource('roller', {
  permission: 'roller:roller',
  title: 'rollNumber',
  icon: 'roller',
  label: { number: 'rollNumber', page: '/rollers/' },
  covers: ['rollNumber', 'decorCode'],
  sort: 'rollNumber',
  columns: ['rollNumber', 'decorCode', 'state', 'circumference', 'width', 'remark'],
  filters: ['rollNumber', 'decorCode', 'state'],
  fields: {
    rollNumber: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    decorCode: text({ required: true, max: 64, filter: 'like', sort: true }),
    /** Millimetres. */
    circumference: decimal({ additive: false, scale: 2, min: 0, max: 100_000 }),
    width: decimal({ additive: false, scale: 2, min: 0, max: 100_000 }),
    state: choice(['IN_STOCK', 'IN_USE', 'OUT_FOR_REPAIR', 'SCRAPPED'], {
      tones: { IN_STOCK: 'good', IN_USE: 'info', OUT_FOR_REPAIR: 'wait', SCRAPPED: 'quiet' },
      required: true,
      default: 'IN_STOCK',
      readonly: true,
      filter: 'in',
    }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    remark: text({ max: 500, long: true }),
  },
})
