import { choice, date, daysBetween, defineResource, int, text, weekdayOf } from '../../kernel/index.ts'

const WEEK = 7
type Span = { beginDate: string; endDate: string }
const daysOf = ({ beginDate, endDate }: Span) => Math.max(0, daysBetween(beginDate, endDate) + 1)

/** Days on which a plant rests, or works although it would rest (a make-up working day). */
export const holiday = defineResource('holiday', {
  permission: 'masterdata:holiday',
  title: 'name',
  importKey: ['name', 'beginDate'],
  icon: 'calendar',
  sort: '-beginDate',
  columns: ['name', 'holidayType', 'beginDate', 'endDate', 'days', 'weekdays', 'remark'],
  fields: {
    holidayType: choice(['HOLIDAY', 'WORKDAY'], {
      tones: { HOLIDAY: 'good', WORKDAY: 'info' },
      required: true,
      default: 'HOLIDAY',
      filter: 'in',
    }),
    name: text({ required: true, max: 128, filter: 'like' }),
    beginDate: date({ required: true, filter: 'range', sort: true }),
    endDate: date({ required: true }),
    remark: text({ max: 500, long: true }),
  },
  computed: {
    days: { field: int({ required: true }), from: daysOf },
    /** The weekdays it falls on, 1 = Monday to 7 = Sunday. */
    weekdays: {
      field: text({ required: true }),
      from: (row: Span) => {
        const first = weekdayOf(row.beginDate)
        const count = Math.min(WEEK, daysOf(row))
        return Array.from({ length: count }, (_, at) => ((first + at + WEEK - 1) % WEEK) + 1).join(',')
      },
    },
  },
})
