import { type BulkStore, type Registry, type ResourceDef, systemActor } from '../../kernel/index.ts'
import { spellings } from '../schema/tableSpec.ts'

type Values = Record<string, unknown>

/** 11 MB of readings, loaded on first use. */
let library: Promise<typeof import('pinyin-pro')> | undefined
const loaded = () => {
  library ??= import('pinyin-pro')
  return library
}

/** '张建国' becomes 'zhangjianguo zjg'. At the beginning, a character is read as a family name. Latin letters are lower-cased. */
async function spell(text: string): Promise<string> {
  const { pinyin } = await loaded()
  const parts = pinyin(text.normalize('NFKC'), { toneType: 'none', type: 'array', surname: 'head', nonZh: 'consecutive', v: true })
  const syllables = parts.flatMap((part) => part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  return `${syllables.join('')} ${syllables.map((one) => one[0]).join('')}`.slice(0, 1000)
}

/** The pinyin of the texts being written, by field; empty when none is spelled. */
export async function spelled(resource: ResourceDef, values: Values): Promise<Values> {
  const out: Values = {}
  for (const [key, of] of spellings(resource)) {
    const text = values[of]
    if (text !== undefined) out[key] = typeof text === 'string' && text ? await spell(text) : null
  }
  return out
}

/** Fills in the pinyin of rows written before the field existed. */
export async function fillSpellings(store: BulkStore, registry: Registry): Promise<void> {
  for (const resource of registry.resources) {
    for (const [key, of] of spellings(resource)) {
      const rows: readonly Record<string, unknown>[] = await store
        .read(systemActor(0))
        .of(resource)
        .find({ [key]: null } as never)
      const lacking = rows.filter((row) => row[of] != null)
      if (!lacking.length) continue
      await store.write(systemActor(0), async (uow) => {
        const locked = await uow.of(resource).lockManyForUpdate(lacking.map(({ id }) => id as number))
        for (const row of locked) await uow.of(resource).patch(row, { [of]: (row as Record<string, unknown>)[of] } as never)
      })
    }
  }
}
