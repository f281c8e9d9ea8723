import { conflict, defineRules, wrong } from '../../kernel/index.ts'
import { builtInConfig } from './builtInConfigs.ts'
import { config } from './config.resource.ts'

function refuseValue(configKey: string, value: string | null | undefined) {
  const known = builtInConfig(configKey)
  if (known && !known.accepts(value ?? '')) throw wrong('configValue', 'allowed', { allowed: known.allowed })
}

export const configRules = defineRules(config, {
  async create({ input }) {
    refuseValue(input.configKey, input.configValue)
  },
  async update({ record, input }) {
    if (input.configValue !== undefined) refuseValue(record.configKey, input.configValue)
  },
  async remove({ record }) {
    if (record.configType === 'Y') throw conflict('system.builtInConfig', { name: record.configName })
  },
})
