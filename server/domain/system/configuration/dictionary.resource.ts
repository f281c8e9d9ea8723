import { defineResource, flag, int, link, serviceStatus, text } from '../../../kernel/index.ts'

export const dictType = defineResource('dictType', {
  permission: 'system:dictType',
  role: 'dictionary',
  rest: '/admin/sysdicttypes',
  title: 'dictName',
  scope: 'global',
  changedFrom: 'everyPlant',
  icon: 'book',
  columns: ['dictName', 'dictType', 'status', 'remark', 'updatedAt'],
  filters: ['dictType', 'status'],
  // Old clients know a dictionary by this alone.
  publicFields: ['dictType'],
  fields: {
    dictName: text({ required: true, max: 128, filter: 'like', english: 'dictNameEn' }),
    dictNameEn: text({ max: 128 }),
    dictType: text({ required: true, max: 64, unique: true, fixed: true, filter: 'like', pattern: /^[a-zA-Z]\w*$/ }),
    status: serviceStatus({ switched: true }),
    remark: text({ max: 500, long: true }),
  },
})

/** One entry of a dictionary. */
export const dictData = defineResource('dictData', {
  permission: 'system:dictData',
  role: 'dictionaryEntry',
  rest: '/admin/sysdictdata',
  title: 'label',
  plural: 'dictEntries',
  scope: 'global',
  changedFrom: 'everyPlant',
  icon: 'tag',
  unique: [['typeId', 'value']],
  columns: ['label', 'labelEn', 'value', 'typeId', 'sortOrder', 'isDefault', 'status'],
  filters: ['typeId', 'value', 'status'],
  fields: {
    typeId: link('dictType', { required: true, filter: 'eq' }),
    label: text({ required: true, max: 128, filter: 'like', english: 'labelEn' }),
    labelEn: text({ max: 128, filter: 'like' }),
    value: text({ required: true, max: 128, filter: 'like' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    cssClass: text({ max: 64, pattern: /^[\w -]*$/ }),
    listClass: text({ max: 64, pattern: /^[\w -]*$/ }),
    isDefault: flag({ default: false }),
    status: serviceStatus({ switched: true }),
    remark: text({ max: 500, long: true }),
  },
})
