import { decimal, defineResource, int, serviceStatus, spelling, text } from '../../kernel/index.ts'

/** The people who handle rollers, as roller logs and repairs name them. */
export const rollerOperator = defineResource('rollerOperator', {
  permission: 'roller:operator',
  searchRank: 'PERSON',
  title: 'name',
  icon: 'user',
  columns: ['name', 'pinyin', 'sortOrder', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    pinyin: spelling('name'),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})

/** A repairer of rollers, usually an external company. `outNow` and `overdueNow` count the rollers that it has at present. */
export const rollerRepairer = defineResource('rollerRepairer', {
  permission: 'roller:repairer',
  searchRank: 'PERSON',
  title: 'name',
  icon: 'wrench',
  columns: ['name', 'contact', 'phone', 'outNow', 'overdueNow', 'onTimeRate', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    pinyin: spelling('name'),
    contact: text({ max: 64 }),
    phone: text({ max: 32, pattern: /^[\d+\-() ]*$/ }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus({ switched: true }),
  },
  computed: {
    outNow: { field: int({ required: true }) },
    overdueNow: { field: int({ required: true }) },
    /** The share of returned rollers that were back by the agreed day, 0 to 1; null before the first return. */
    onTimeRate: { field: decimal({ scale: 4 }) },
  },
})
