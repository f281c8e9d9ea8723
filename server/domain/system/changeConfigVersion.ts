import type { UnitOfWork } from '../../kernel/index.ts'
import { builtInConfig, CONFIG_VERSION } from './builtInConfigs.ts'
import { config } from './config.resource.ts'

/** Makes clients read dictionaries and parameters anew. Out: the new version. */
export async function changeConfigVersion(uow: UnitOfWork): Promise<number> {
  await uow.lock(CONFIG_VERSION)
  const [row] = await uow.of(config).find({ configKey: CONFIG_VERSION })
  const next = Number(row?.configValue ?? builtInConfig(CONFIG_VERSION)?.initial) + 1
  const configValue = String(next)
  if (row) await uow.of(config).patch(row, { configValue }, { action: 'changeVersion' })
  else await uow.of(config).create({ configName: CONFIG_VERSION, configKey: CONFIG_VERSION, configValue, configType: 'Y' })
  return next
}
