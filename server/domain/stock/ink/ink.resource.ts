import { decimal, defineResource, files, int, link, serviceStatus, text } from '../../../kernel/index.ts'
import { balanceFields } from '../../ledger/index.ts'
import { LEVEL_INDEXES, levelFields, shortness } from '../level.ts'

/** Inks of the presses, counted in kilograms over all batches and locations (§3, §6). */
export const ink = defineResource('ink', {
  permission: 'stock:ink',
  title: 'name',
  icon: 'drop',
  covers: ['code', 'name'],
  sort: 'code',
  columns: ['code', 'name', 'spec', 'stockStatus', 'quantity', 'minQuantity', 'inkUnitId', 'lastMovedAt', 'status'],
  filters: ['code', 'name', 'spec', 'stockStatus', 'isShort', 'inkUnitId', 'vendorId', 'status'],
  publicFields: ['code', 'quantity', 'stockStatus'],
  label: { number: 'code', prefix: 'ik', lines: ['name', 'spec'], opens: ['stock:inkLog:add'] },
  indexes: LEVEL_INDEXES,
  fields: {
    code: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    spec: text({ max: 128, filter: 'like' }),
    inkUnitId: link('inkUnit', { filter: 'eq' }),
    ...balanceFields,
    ...levelFields(),
    minQuantity: decimal({ additive: false, scale: 3, default: 0 }),
    maxQuantity: decimal({ additive: false, scale: 3 }),
    vendorId: link('vendor', { filter: 'eq' }),
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
  },
})

/** What ink comes in, such as a can of 18 kg (§3). */
export const inkUnit = defineResource('inkUnit', {
  permission: 'stock:inkUnit',
  title: 'name',
  icon: 'box',
  columns: ['name', 'weight', 'tareKg', 'sortOrder', 'status'],
  publicFields: ['weight'],
  fields: {
    name: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    /** Of the ink in one, in kilograms. */
    weight: decimal({ additive: false, scale: 3, required: true, min: 0.001, max: 10_000 }),
    /** Of an empty one. */
    tareKg: decimal({ additive: false, scale: 3, max: 1000 }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
