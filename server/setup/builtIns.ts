import { initialType, noticeKinds, notificationType } from '../domain/notice/index.ts'
import { type BuiltInConfig, builtInConfigs, config, dictData, dictType } from '../domain/system/index.ts'
import { type BulkStore, systemActor } from '../kernel/index.ts'
import { builtInDictionaries } from './dictionaries.ts'
import { fillEnglish } from './fillEnglish.ts'

const SORT_STEP = 10

type Translate = (key: string, params?: Record<string, unknown>) => string

const parameterOf = ({ configKey, words, initial }: BuiltInConfig, translate: Translate, translateEnglish?: Translate) => ({
  configName: translate(`${words}.name`),
  configNameEn: translateEnglish?.(`${words}.name`) ?? null,
  configKey,
  configValue: initial,
  configType: 'Y',
  isMultiLine: false,
  remark: translate(`${words}.remark`),
  remarkEn: translateEnglish?.(`${words}.remark`) ?? null,
})

/**
 * Creates the missing parameters, dictionaries and kinds of notices that every installation begins with, by key. A dictionary is filled
 * only when it is created: entries that an administrator removed do not return. `translate` names parameters and words notices,
 * `translateEnglish` the same for English readers; existing rows without English texts get them, unless an administrator has changed the
 * wording.
 */
export async function syncBuiltIns(store: BulkStore, translate: Translate, translateEnglish?: Translate): Promise<void> {
  if (translateEnglish) await fillEnglish(store, translate, translateEnglish)
  const read = store.read(systemActor(0))
  const known = new Set([
    ...(await read.of(config).find({})).map((row) => row.configKey),
    ...(await read.of(dictType).find({})).map((row) => row.dictType),
    ...(await read.of(notificationType).find({})).map((row) => row.code),
  ])
  const wanted = [
    ...builtInConfigs.map((one) => one.configKey),
    ...builtInDictionaries.map((one) => one.dictType),
    ...noticeKinds.map((one) => one.code),
  ]
  if (wanted.every((key) => known.has(key))) return
  await store.write(systemActor(0), async (uow) => {
    await uow.lock('builtIns')
    const stamps = { status: 'ENABLED', createdAt: uow.now, updatedAt: uow.now }
    const configs = new Set((await uow.of(config).find({})).map((row) => row.configKey))
    const parameters = builtInConfigs.filter((one) => !configs.has(one.configKey))
    await store.bulk(
      config,
      parameters.map((one) => ({ ...parameterOf(one, translate, translateEnglish), createdAt: uow.now, updatedAt: uow.now })),
      uow,
    )
    const codes = new Set((await uow.of(notificationType).find({})).map((row) => row.code))
    const kinds = noticeKinds.filter((one) => !codes.has(one.code))
    await store.bulk(
      notificationType,
      kinds.map((one) => ({ ...initialType(one, translate, translateEnglish), createdAt: uow.now, updatedAt: uow.now })),
      uow,
    )
    const types = new Set((await uow.of(dictType).find({})).map((row) => row.dictType))
    const missing = builtInDictionaries.filter((one) => !types.has(one.dictType))
    await store.bulk(
      dictType,
      missing.map(({ entries: _, ...own }) => ({ ...own, ...stamps })),
      uow,
    )
    for (const { dictType: name, entries } of missing) {
      const [type] = await uow.of(dictType).find({ dictType: name })
      const rows = entries.map(([value, label, labelEn], at) => ({
        typeId: type?.id,
        value,
        label,
        labelEn,
        sortOrder: (at + 1) * SORT_STEP,
        isDefault: false,
        ...stamps,
      }))
      await store.bulk(dictData, rows, uow)
    }
  })
}
