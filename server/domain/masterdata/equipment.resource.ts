import { choice, date, defineResource, flag, int, link, text } from '../../kernel/index.ts'
import { STATUS } from './plant.resource.ts'

export const equipment = defineResource('equipment', {
  permit: 'masterdata:equipment',
  title: 'name',
  icon: 'cpu',
  covers: ['number', 'name'],
  columns: ['number', 'name', 'workshopId', 'state', 'maintCraft', 'maintLevel', 'criticality', 'isAssembly', 'isPaused', 'status'],
  fields: {
    number: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    workshopId: link('workshop', { required: true, filter: 'eq' }),
    category: choice(['EQUIPMENT', 'DUCT'], { default: 'EQUIPMENT' }),
    linkedId: link('equipment'),
    agency: text({ max: 128 }),
    maintTel: text({ max: 32, pattern: /^[\d+\-() ]*$/ }),
    maintCraft: choice(['MECHANICAL', 'ELECTRICAL', 'HYDRAULIC', 'OTHER'], { filter: 'in' }),
    maintLevel: int({ min: 1, max: 3, default: 2 }),
    criticality: choice(['A', 'B', 'C'], { default: 'B', filter: 'in' }),
    shiftId: link('shift'),
    isAssembly: flag({ default: true, filter: 'eq' }),
    isPaused: flag({ default: false, filter: 'eq' }),
    lastMaintDate: date({ readonly: true }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true }),
    status: choice(STATUS, { default: 'ENABLED', filter: 'in' }),
    detail: text({ max: 500, long: true }),
  },
  computed: {
    state: { field: choice(['RUNNING', 'FAULTY', 'STOPPED', 'UNDER_MAINTENANCE'], { required: true }) },
  },
})
