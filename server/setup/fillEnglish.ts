import { initialType, noticeKinds, notificationType } from '../domain/notice/index.ts'
import { builtInConfigs, config, dictType } from '../domain/system/index.ts'
import { type BulkStore, type ResourceDef, systemActor } from '../kernel/index.ts'
import { builtInDictionaries } from './dictionaries.ts'

type Translate = (key: string, params?: Record<string, unknown>) => string
type Texts = Readonly<Record<string, string | null>>
interface Words {
  readonly resource: ResourceDef
  /** The field by which the product knows its rows. */
  readonly key: string
  readonly known: readonly (readonly [key: string, chinese: Texts, english: Texts])[]
}

function wordsOfProduct(translate: Translate, translateEnglish: Translate): Words[] {
  const named = (words: string, by: Translate) => [by(`${words}.name`), by(`${words}.remark`)] as const
  const configs = builtInConfigs.map(({ configKey, words }) => {
    const [[configName, remark], [configNameEn, remarkEn]] = [named(words, translate), named(words, translateEnglish)]
    return [configKey, { configName, remark }, { configNameEn, remarkEn }] as const
  })
  const dictionaries = builtInDictionaries.map((one) => [one.dictType, { dictName: one.dictName }, { dictNameEn: one.dictNameEn }] as const)
  const notices = noticeKinds.map((kind) => {
    const { name, subject, body, detail, nameEn, subjectEn, bodyEn, detailEn } = initialType(kind, translate, translateEnglish)
    return [kind.code, { name, subject, body, detail }, { nameEn, subjectEn, bodyEn, detailEn }] as const
  })
  return [
    { resource: config, key: 'configKey', known: configs },
    { resource: dictType, key: 'dictType', known: dictionaries },
    { resource: notificationType, key: 'code', known: notices },
  ]
}

/** Gives built-in rows of an older base their English words: those that still say what the product said, and say nothing in English. */
export async function fillEnglish(store: BulkStore, translate: Translate, translateEnglish: Translate): Promise<void> {
  for (const { resource, key, known } of wordsOfProduct(translate, translateEnglish)) {
    const rows = (await store.read(systemActor(0)).of(resource).find({})) as Record<string, unknown>[]
    for (const row of rows) {
      const [, chinese = {}, english = {}] = known.find(([one]) => one === row[key]) ?? []
      const fields = Object.keys(chinese)
      const values = Object.fromEntries(
        Object.entries(english).filter(
          ([field, text], at) => text && row[field] == null && row[fields[at] ?? ''] === chinese[fields[at] ?? ''],
        ),
      )
      if (!Object.keys(values).length) continue
      await store.write(systemActor(0), async (uow) =>
        uow.of(resource).patch((await uow.of(resource).lockForUpdate(row.id as number)) as never, values as never),
      )
    }
  }
}
