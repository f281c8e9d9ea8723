import { defineCall, defineReadModel, hasControl, int, type Read, type RowOf, text, type UnitOfWork } from '../../../kernel/index.ts'
import { builtInConfig, CONFIG_VERSION, LOG_DAYS, LOG_RETENTION_DAYS } from './builtInConfigs.ts'
import { config } from './config.resource.ts'

/** A parameter by its key. */
export async function configOf(read: Read, configKey: string): Promise<RowOf<typeof config> | undefined> {
  // No base is asked for characters that it cannot hold.
  if (hasControl(configKey)) return undefined
  const [row] = await read.of(config).find({ configKey })
  return row
}
/** The value of a parameter, that of the product's own default while nobody has set it; null when there is no such parameter. */
export async function configValue(read: Read, configKey: string): Promise<string | null> {
  return (await configOf(read, configKey))?.configValue ?? builtInConfig(configKey)?.initial ?? null
}
/** Rises whenever clients should forget the dictionaries and parameters they remember. */
export const configVersion = async (read: Read) => Number(await configValue(read, CONFIG_VERSION))
/** How long history is kept, whatever was allowed when somebody set it. */
export const logRetentionDays = async (read: Read) => Math.max(LOG_DAYS.min, Number(await configValue(read, LOG_RETENTION_DAYS)))

export const configByKeyModel = defineReadModel('configByKey', {
  description: 'The value of a parameter; null when there is no such parameter.',
  permission: [],
  args: { key: text({ required: true, blank: true, description: 'Key of the parameter.' }) },
  result: text({ nullable: true }),
  stale: [config],
  read: ({ read }, { key }) => configValue(read, key),
})

/** Makes clients read dictionaries and parameters anew. Out: the new version. */
export async function changeConfigVersion(uow: UnitOfWork): Promise<number> {
  await uow.lock(CONFIG_VERSION)
  const [row] = await uow.of(config).lockWhere({ configKey: CONFIG_VERSION })
  const next = Number(row?.configValue ?? builtInConfig(CONFIG_VERSION)?.initial) + 1
  const configValue = String(next)
  if (row) await uow.of(config).patch(row, { configValue }, { action: 'changeVersion' })
  else await uow.of(config).create({ configName: CONFIG_VERSION, configKey: CONFIG_VERSION, configValue, configType: 'Y' })
  return next
}

export const changeConfigVersionCall = defineCall('changeConfigVersion', {
  description: 'Makes every client read dictionaries and parameters anew; answers the new version.',
  permission: [`${config.permission}:changeVersion`],
  result: int(),
  run: ({ store, actor }) => store.write(actor, changeConfigVersion),
})
