import { decimal, defineResource, int, serviceStatus, spelling, text } from '../../kernel/index.ts'

/** Who handles rollers. */
export const rollerOperator = defineResource('rollerOperator', {
  permission: 'roller:operator',
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

/** Who repairs rollers, usually a company outside. */
export const rollerRepairer = defineResource('rollerRepairer', {
  permission: 'roller:repairer',
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
    /** Of the rollers that came back, the share that came by the day agreed, 0 to 1; nothing as long as none has come back. */
    onTimeRate: { field: decimal({ scale: 4 }) },
  },
})
