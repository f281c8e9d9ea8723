import { decimal, defineResource, files, int, link, links, serviceStatus, text } from '../../kernel/index.ts'
import { unitBalanceFields } from '../ledger/index.ts'
import { availableOf, LEVEL_INDEXES, levelFields, shortness } from './level.ts'

/** What machines are mended and looked after with (§3, §6). Its ledger is the log of spare parts. */
export const sparePart = defineResource('sparePart', {
  permission: 'stock:sparePart',
  title: 'name',
  icon: 'box',
  covers: ['code', 'name'],
  textIndex: true,
  sort: 'code',
  columns: ['code', 'name', 'spec', 'stockStatus', 'available', 'quantity', 'unit', 'minQuantity', 'locationId', 'vendorId', 'status'],
  filters: ['code', 'name', 'spec', 'stockStatus', 'isShort', 'locationId', 'vendorId', 'status'],
  publicFields: ['code', 'unit', 'available', 'stockStatus'],
  label: { number: 'code', prefix: 'sp', lines: ['name', 'spec', 'locationId'], opens: ['stock:sparePartLog:add'] },
  indexes: LEVEL_INDEXES,
  fields: {
    code: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    spec: text({ max: 128, filter: 'like' }),
    unit: text({ required: true, max: 32 }),
    ...unitBalanceFields,
    /** What open maintenance orders and waiting repairs are going to take. */
    reserved: decimal({ unitField: 'unit', scale: 3, default: 0, readonly: true, notNegative: true }),
    ...levelFields(),
    minQuantity: decimal({ additive: false, unitField: 'unit', scale: 3, default: 0 }),
    maxQuantity: decimal({ additive: false, unitField: 'unit', scale: 3 }),
    locationId: link('storageLocation', { filter: 'eq' }),
    vendorId: link('vendor', { filter: 'eq' }),
    agency: text({ max: 128 }),
    equipmentIds: links('equipment', { filter: 'in' }),
    usage: text({ max: 500, long: true }),
    unitPrice: decimal({ additive: false, unit: 'money' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus({ switched: true }),
    remark: text({ max: 500, long: true }),
    fileIds: files({ max: 30, accept: 'document' }),
  },
  computed: {
    /** What has been ordered and has not come. */
    onOrder: { field: decimal({ scale: 3, required: true }) },
    ...shortness,
    available: { field: decimal({ scale: 3, required: true, sort: true }), from: availableOf },
  },
})
