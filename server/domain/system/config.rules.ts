import { businessDay, conflict, defineRules, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { builtInConfig, REST_DAYS } from './builtInConfigs.ts'
import { config } from './config.resource.ts'
import { restDaysPast } from './restDaysPast.resource.ts'

function refuseValue(configKey: string, value: string | null | undefined) {
  const known = builtInConfig(configKey)
  if (known && !known.accepts(value ?? '')) throw wrong('configValue', 'allowed', { allowed: known.allowed })
}

/** The days before today were worked as they were. */
async function keepRestDays(uow: UnitOfWork, restDays: string | null) {
  const untilDay = businessDay(uow.now, uow.read.offsetMinutes)
  // A second change on the same day finds those of the days before already kept.
  if (!(await uow.of(restDaysPast).count({ untilDay }))) await uow.of(restDaysPast).create({ untilDay, restDays })
}

export const configRules = defineRules(config, {
  async create({ input }) {
    refuseValue(input.configKey, input.configValue)
  },
  async update({ uow, record, input }) {
    if (input.configValue === undefined) return
    refuseValue(record.configKey, input.configValue)
    if (record.configKey === REST_DAYS && (input.configValue ?? '') !== (record.configValue ?? ''))
      await keepRestDays(uow, record.configValue)
  },
  async remove({ record }) {
    if (record.configType === 'Y') throw conflict('system.builtInConfig', { name: record.configName })
  },
})
