import type { Read } from '../ports.ts'
import { type Actor, can, type Language } from '../schema/actor.ts'
import type { ResourceDef } from '../schema/resource.ts'

/** The tags of which any opens an action: 'view' is one record, whoever may read the list reads its rows too. */
export const tagsTo = ({ permission }: Pick<ResourceDef, 'permission'>, action: string): readonly [string, ...string[]] =>
  action === 'view' ? [`${permission}:query`, `${permission}:list`] : [`${permission}:${action}`]

/** Whether the actor may read rows of a resource for their own sake, not only where other rows point at them. */
export const reads = (actor: Actor, resource: Pick<ResourceDef, 'permission'>) => can(actor, ...tagsTo(resource, 'view'))

/** The fields that show wherever a row is pointed at, whatever the reader may read of the row itself. */
export const publicFieldsOf = ({ title, publicFields: travels }: ResourceDef): readonly string[] => ['id', title, ...travels]
export const isPublicField = (resource: ResourceDef, key: string) => publicFieldsOf(resource).includes(key)

/** Whether a row that another one points at shows this field to the actor. Every wire asks this of what lies beyond a link. */
export const canReadThrough = (actor: Actor, resource: ResourceDef, key: string) => isPublicField(resource, key) || reads(actor, resource)

/** The text of the first key that has one: the nearest first, such as that of a resource before the one that several share. */
export function firstWord(translate: (key: string) => string, keys: readonly string[], otherwise: string): string {
  const known = keys.find((key) => translate(key) !== key)
  return known === undefined ? otherwise : translate(known)
}
/** The word of a choice: that of its resource, else the one that several share, else the value itself unless something else is wanted. */
export const choiceWord = (
  translate: (key: string) => string,
  { resource, key, value }: { resource: string; key: string; value: string },
  otherwise = value,
): string => firstWord(translate, [`${resource}.values.${key}.${value}`, `values.${key}.${value}`], otherwise)

/** The label of a row as its reader knows it. */
export function titleIn(
  language: Language,
  { title, fields }: Pick<ResourceDef, 'title' | 'fields'>,
  row: Readonly<Record<string, unknown>>,
): unknown {
  const english = language === 'en' ? fields[title]?.options.english : undefined
  return (english && row[english]) || row[title]
}

interface Named {
  readonly resource: ResourceDef
  readonly ids: readonly (number | null)[]
}
/** What rows are called in a language, by their ids; null where none is named or it is gone. Read at once, as figures name many. */
export async function titlesIn(
  read: Pick<Read, 'of'>,
  language: Language,
  { resource, ids }: Named,
): Promise<(id: number | null) => string | null> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rows: readonly (Record<string, unknown> | null)[] = wanted.length ? await read.of(resource).many(wanted) : []
  const titles = new Map(wanted.map((id, at) => [id, String(titleIn(language, resource, rows[at] ?? {}) ?? '')]))
  return (id) => (id === null ? null : titles.get(id) || null)
}
/** The same as the base has it, of what has one name in all languages. */
export const titlesOf = (read: Pick<Read, 'of'>, resource: ResourceDef, ids: Named['ids']) => titlesIn(read, 'zh', { resource, ids })
