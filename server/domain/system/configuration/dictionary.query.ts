import { and, asc, eq } from 'drizzle-orm'
import {
  defineReadModel,
  flag,
  hasControl,
  type Language,
  listOf,
  type Read,
  type Registry,
  type ResourceDef,
  shape,
  text,
} from '../../../kernel/index.ts'
import { dictData, dictType } from './dictionary.resource.ts'

/** One entry of a dictionary in the reader's language. */
export interface DictEntry {
  /** Of a stored entry; one that follows from a choice field has none. */
  readonly id: number | null
  readonly sortOrder: number
  readonly remark: string | null
  readonly label: string
  readonly value: string
  readonly cssClass: string | null
  readonly listClass: string | null
  readonly isDefault: boolean
}
export interface Asker {
  readonly registry: Registry
  readonly language: Language
  readonly translate: (key: string) => string
}

const SHARED = 'values'
function wordFor({ translate }: Asker, resource: ResourceDef, path: string): string {
  const own = translate(`${resource.name}.${SHARED}.${path}`)
  return own.startsWith(`${resource.name}.`) ? translate(`${SHARED}.${path}`) : own
}
/** Every choice field is a dictionary of its own, named after its resource and itself: 'reportLog_status'. Out: the field behind a type. */
export function choiceNamed(registry: Registry, type: string) {
  const at = type.indexOf('_')
  const resource = registry.byName(type.slice(0, at))
  const key = type.slice(at + 1)
  const field = resource && !resource.internal ? (resource.fields[key] ?? resource.computed[key]?.field) : undefined
  if (!resource || !field?.values || field.options.secret) return undefined
  return { resource, key, values: field.values, initial: field.options.default }
}
function derivedEntries(asker: Asker, type: string): DictEntry[] | undefined {
  const choice = choiceNamed(asker.registry, type)
  if (!choice) return undefined
  const { resource, key, values, initial } = choice
  return values.map((value, at) => ({
    id: null,
    sortOrder: at + 1,
    remark: null,
    label: wordFor(asker, resource, `${key}.${value}`),
    value,
    cssClass: null,
    listClass: null,
    isDefault: initial === value,
  }))
}

/** The type of a dictionary as a name; one that follows from a definition cannot be made by hand. */
export const isDerived = (asker: Asker, type: string) => derivedEntries(asker, type) !== undefined

/** The usable entries of a dictionary, stored or derived from a choice field; none for a type nobody knows. */
export async function dictionaryOf(read: Read, asker: Asker, type: string): Promise<DictEntry[]> {
  const derived = derivedEntries(asker, type)
  if (derived) return derived
  // No base is asked for characters that it cannot hold.
  if (hasControl(type)) return []
  const [types, entries] = [read.table(dictType), read.table(dictData)]
  const rows = await read.db
    .select({
      id: entries.id,
      sortOrder: entries.sortOrder,
      remark: entries.remark,
      label: entries.label,
      labelEn: entries.labelEn,
      value: entries.value,
      cssClass: entries.cssClass,
      listClass: entries.listClass,
      isDefault: entries.isDefault,
    })
    .from(entries)
    .innerJoin(types, eq(types.id, entries.typeId))
    .where(and(eq(types.dictType, type), eq(types.status, 'ENABLED'), eq(entries.status, 'ENABLED')))
    .orderBy(asc(entries.sortOrder), asc(entries.id))
  return rows.map(({ label, labelEn, ...row }) => ({ ...row, label: asker.language === 'en' ? (labelEn ?? label) : label }))
}

const dictEntry = shape('DictEntry', 'One entry of a dictionary.', {
  label: text({ description: 'What people read, in the language of the request.' }),
  value: text({ description: 'What is kept.' }),
  cssClass: text({ nullable: true, description: 'Style of the entry in old clients.' }),
  listClass: text({ nullable: true, description: 'Style of the entry in lists of old clients.' }),
  isDefault: flag({ description: 'Whether forms begin with it.' }),
})
export const dictionaryModel = defineReadModel('dictionary', {
  description: 'The entries of a dictionary; choice fields are dictionaries too, as reportLog_status.',
  permission: [],
  args: { type: text({ required: true, blank: true, description: 'Type of the dictionary.' }) },
  result: listOf(dictEntry),
  stale: [dictType, dictData],
  read: ({ read, ...asker }, { type }) => dictionaryOf(read, asker, type),
})
