import { callNumber, date, defineResource, text } from '../../kernel/index.ts'

/** What the shifts of a day are told: who leads them, whom to call at night, and what they ought to know (§8). */
export const shiftNotice = defineResource('shiftNotice', {
  permission: 'shifts:notice',
  title: 'title',
  icon: 'message',
  sort: '-date',
  columns: ['date', 'title', 'dayShift', 'nightShift', 'dayTech', 'nightTel', 'notice'],
  unique: [['date', 'title']],
  fields: {
    date: date({ required: true, filter: 'range', sort: true }),
    title: text({ required: true, max: 128, filter: 'like' }),
    dayShift: text({ max: 128 }),
    nightShift: text({ max: 128 }),
    shiftTime: text({ max: 64 }),
    dayTech: text({ max: 128 }),
    /** Whom to call when a machine breaks at night. */
    nightTel: callNumber(),
    bench: text({ max: 128 }),
    elec: text({ max: 128 }),
    ship: text({ max: 128 }),
    paper: text({ max: 128 }),
    notice: text({ rich: true, max: 20_000 }),
  },
})
