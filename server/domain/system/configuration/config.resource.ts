import {
  choice,
  conflict,
  date,
  defineResource,
  defineRules,
  flag,
  invalidField,
  refusalsOf,
  text,
  todayOf,
  type UnitOfWork,
} from '../../../kernel/index.ts'
import { builtInConfig, REST_DAYS } from './builtInConfigs.ts'

/** One parameter of the system. */
export const config = defineResource('config', {
  permission: 'system:config',
  rest: '/admin/sysconfigs',
  title: 'configName',
  scope: 'global',
  changedFrom: 'everyPlant',
  icon: 'sliders',
  columns: ['configName', 'configKey', 'configValue', 'remark', 'updatedAt'],
  filters: ['configKey', 'configType'],
  fields: {
    configName: text({ required: true, max: 128, filter: 'like', english: 'configNameEn' }),
    configNameEn: text({ max: 128 }),
    configKey: text({ required: true, max: 128, unique: true, fixed: true, filter: 'like', pattern: /^[a-zA-Z][\w.]*$/ }),
    configValue: text({ max: 4000, long: true, unlogged: true }),
    isMultiLine: flag({ default: false }),
    /** Y = built in. */
    configType: choice(['Y', 'N'], { default: 'N', readonly: true, filter: 'in' }),
    remark: text({ max: 500, long: true, english: 'remarkEn' }),
    remarkEn: text({ max: 500, long: true }),
  },
})

/** The weekly days of rest on the days before one from which they are others. What holds since is the parameter. */
export const restDaysPast = defineResource('restDaysPast', {
  permission: 'system:restDaysPast',
  title: 'untilDay',
  plural: 'restDaysPasts',
  scope: 'global',
  internal: true,
  audited: false,
  fields: {
    /** The first day on which they no longer hold. */
    untilDay: date({ required: true }),
    restDays: text({ max: 64 }),
  },
})

function refuseValue(configKey: string, value: string | null | undefined) {
  const known = builtInConfig(configKey)
  if (known && !known.accepts(value ?? '')) throw invalidField('configValue', 'allowed', { allowed: known.allowed })
}

/** The days before today were worked as they were. */
async function recordRestDays(uow: UnitOfWork, restDays: string | null) {
  const untilDay = todayOf(uow.read)
  // A second change on the same day finds those of the days before already kept.
  if (!(await uow.of(restDaysPast).exists({ untilDay }))) await uow.of(restDaysPast).create({ untilDay, restDays })
}

export const configRules = defineRules(config, {
  async create({ input }) {
    refuseValue(input.configKey, input.configValue)
  },
  async update({ uow, record, input }) {
    if (input.configValue === undefined) return
    refuseValue(record.configKey, input.configValue)
    if (record.configKey === REST_DAYS && (input.configValue ?? '') !== (record.configValue ?? ''))
      await recordRestDays(uow, record.configValue)
  },
  frozen: ({ records, action }) =>
    refusalsOf(records, (record) =>
      action === 'remove' && record.configType === 'Y' ? conflict('system.builtInConfig', { name: record.configName }) : null,
    ),
})
