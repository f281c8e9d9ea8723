import { defineResource, int, serviceStatus, spelling, text } from '../../kernel/index.ts'

/** Who sells machines, spare parts and services. */
export const vendor = defineResource('vendor', {
  permission: 'masterdata:vendor',
  title: 'name',
  scope: 'global',
  changedFrom: 'usingPlants',
  icon: 'box',
  columns: ['name', 'businessType', 'contact', 'phone', 'remark', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    pinyin: spelling('name'),
    businessType: text({ max: 64, dictionary: 'vendor_business_type', filter: 'eq' }),
    contact: text({ max: 64 }),
    phone: text({ max: 32, pattern: /^[\d+\-() ]*$/ }),
    remark: text({ max: 500, long: true }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
