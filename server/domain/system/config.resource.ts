import { choice, defineResource, flag, text } from '../../kernel/index.ts'

/** One parameter of the system. */
export const config = defineResource('config', {
  permission: 'system:config',
  rest: '/admin/sysconfigs',
  title: 'configName',
  scope: 'global',
  changedFrom: 'everyPlant',
  icon: 'sliders',
  columns: ['configName', 'configKey', 'configValue', 'remark', 'updatedAt'],
  fields: {
    configName: text({ required: true, max: 128, filter: 'like', english: 'configNameEn' }),
    configNameEn: text({ max: 128 }),
    configKey: text({ required: true, max: 128, unique: true, fixed: true, filter: 'like', pattern: /^[a-zA-Z][\w.]*$/ }),
    configValue: text({ max: 4000, long: true }),
    isMultiLine: flag({ default: false }),
    /** Y = built in. */
    configType: choice(['Y', 'N'], { default: 'N', readonly: true, filter: 'in' }),
    remark: text({ max: 500, long: true, english: 'remarkEn' }),
    remarkEn: text({ max: 500, long: true }),
  },
})
