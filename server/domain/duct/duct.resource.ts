import { choice, date, defineResource, int, link, text } from '../../kernel/index.ts'
import { STATUS } from '../masterdata/index.ts'

/** An ink tank, with the machine it stands at. */
export const duct = defineResource('duct', {
  permission: 'duct:duct',
  title: 'ductNo',
  icon: 'drop',
  columns: ['ductNo', 'equipmentId', 'lastDuctLogEnd', 'remark', 'sortOrder', 'status'],
  fields: {
    ductNo: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    equipmentId: link('equipment', { filter: 'eq' }),
    remark: text({ max: 500, long: true }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: choice(STATUS, { default: 'ENABLED', filter: 'in', inline: true }),
  },
  computed: {
    /** The day on which the last log of it ended. */
    lastDuctLogEnd: { field: date() },
  },
})
