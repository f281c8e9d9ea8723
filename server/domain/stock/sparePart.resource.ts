import { decimal, defineResource, files, int, link, links, serviceStatus, text } from '../../kernel/index.ts'

/** What machines are mended and looked after with (§6). How much of it there is, its ledger will say. */
export const sparePart = defineResource('sparePart', {
  permission: 'stock:sparePart',
  title: 'name',
  icon: 'box',
  covers: ['code', 'name'],
  columns: ['code', 'name', 'spec', 'unit', 'minQuantity', 'unitPrice', 'vendorId', 'equipmentIds', 'fileIds', 'status'],
  filters: ['code', 'name', 'spec', 'vendorId', 'status'],
  travels: ['code', 'unit'],
  fields: {
    code: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    spec: text({ max: 128, filter: 'like' }),
    unit: text({ required: true, max: 32 }),
    minQuantity: decimal({ scale: 3, default: 0 }),
    vendorId: link('vendor', { filter: 'eq' }),
    agency: text({ max: 128 }),
    equipmentIds: links('equipment'),
    usage: text({ max: 500, long: true }),
    unitPrice: decimal({ unit: 'money' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus({ switched: true }),
    remark: text({ max: 500, long: true }),
    fileIds: files({ max: 30, accept: 'document' }),
  },
})
