import { decimal, defineResource, files, int, link, serviceStatus, text } from '../../kernel/index.ts'
import { unitBalanceFields } from '../ledger/index.ts'
import { LEVEL_INDEXES, levelFields, shortness } from './level.ts'

/** Auxiliary materials: what is used up beside the presses, such as tape and cleaning cloth (§3). */
export const accessory = defineResource('accessory', {
  permission: 'stock:accessory',
  title: 'name',
  icon: 'box',
  covers: ['code', 'name'],
  sort: 'code',
  columns: ['code', 'name', 'spec', 'stockStatus', 'quantity', 'unit', 'minQuantity', 'locationId', 'status'],
  filters: ['code', 'name', 'spec', 'stockStatus', 'isShort', 'locationId', 'status'],
  publicFields: ['code', 'unit', 'quantity', 'stockStatus'],
  label: { number: 'code', prefix: 'ac', lines: ['name', 'spec', 'locationId'], opens: ['stock:accessoryLog:add'] },
  indexes: LEVEL_INDEXES,
  fields: {
    code: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    spec: text({ max: 128, filter: 'like' }),
    unit: text({ required: true, max: 32 }),
    ...unitBalanceFields,
    ...levelFields(),
    minQuantity: decimal({ additive: false, unitField: 'unit', scale: 3, default: 0 }),
    maxQuantity: decimal({ additive: false, unitField: 'unit', scale: 3 }),
    locationId: link('storageLocation', { filter: 'eq' }),
    vendorId: link('vendor', { filter: 'eq' }),
    usage: text({ max: 500, long: true }),
    unitPrice: decimal({ additive: false, unit: 'money' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
    remark: text({ max: 500, long: true }),
    fileIds: files({ max: 30, accept: 'document' }),
  },
  computed: {
    /** What has been ordered and has not come. */
    onOrder: { field: decimal({ scale: 3, required: true }) },
    ...shortness,
  },
})
