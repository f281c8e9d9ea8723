import type { Read } from '../ports.ts'
import { type Actor, can, type Language } from '../schema/actor.ts'
import type { ResourceDef } from '../schema/resource.ts'

/** The tags of which any permits an action. 'view' is one record, also permitted by the right to list. */
export const tagsTo = ({ permission }: Pick<ResourceDef, 'permission'>, action: string): readonly [string, ...string[]] =>
  action === 'view' ? [`${permission}:query`, `${permission}:list`] : [`${permission}:${action}`]

/** Whether the actor may read rows of a resource directly, not only through references. */
export const reads = (actor: Actor, resource: Pick<ResourceDef, 'permission'>) => can(actor, ...tagsTo(resource, 'view'))

/** The fields visible through references, whatever the reader may read of the row itself. */
export const publicFieldsOf = ({ title, publicFields: travels }: ResourceDef): readonly string[] => ['id', title, ...travels]
/** Whether a field is visible through references to everybody. */
export const isPublicField = (resource: ResourceDef, key: string) => publicFieldsOf(resource).includes(key)

/** Whether the actor sees this field of a referenced row. Every API checks this for fields behind a link. */
export const canReadThrough = (actor: Actor, resource: ResourceDef, key: string) => isPublicField(resource, key) || reads(actor, resource)

/** The translation of the first key that has one, else `otherwise`: specific keys come before shared ones. */
export function firstWord(translate: (key: string) => string, keys: readonly string[], otherwise: string): string {
  const known = keys.find((key) => translate(key) !== key)
  return known === undefined ? otherwise : translate(known)
}
/** The label of a choice: that of its resource, else the shared one, else `otherwise`, by default the value itself. */
export const choiceWord = (
  translate: (key: string) => string,
  { resource, key, value }: { resource: string; key: string; value: string },
  otherwise = value,
): string => firstWord(translate, [`${resource}.values.${key}.${value}`, `values.${key}.${value}`], otherwise)

/** The title of a row in a language. */
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
/** Titles by the ids of rows, in a language, read with one query; null for null ids and missing rows. */
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
/** Titles by ids as stored, for resources whose titles have no translation. */
export const titlesOf = (read: Pick<Read, 'of'>, resource: ResourceDef, ids: Named['ids']) => titlesIn(read, 'zh', { resource, ids })
