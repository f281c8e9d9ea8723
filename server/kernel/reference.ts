import { type Actor, can, type Language } from './actor.ts'
import type { Read } from './ports.ts'
import type { ResourceDef } from './resource.ts'

/** Whether the actor may read rows of a resource for their own sake, not only where other rows point at them. */
export const reads = (actor: Actor, { permission }: Pick<ResourceDef, 'permission'>) =>
  can(actor, `${permission}:list`, `${permission}:query`)

/** The fields that show wherever a row is pointed at, whatever the reader may read of the row itself. */
export const travelling = ({ title, travels }: ResourceDef): readonly string[] => ['id', title, ...travels]
export const travels = (resource: ResourceDef, key: string) => travelling(resource).includes(key)

/** Whether a row that another one points at shows this field to the actor. Every wire asks this of what lies beyond a link. */
export const seesBeyond = (actor: Actor, resource: ResourceDef, key: string) => travels(resource, key) || reads(actor, resource)

/** The label of a row as its reader knows it. */
export function titleIn(
  language: Language,
  { title, fields }: Pick<ResourceDef, 'title' | 'fields'>,
  row: Readonly<Record<string, unknown>>,
): unknown {
  const english = language === 'en' ? fields[title]?.options.english : undefined
  return (english && row[english]) || row[title]
}

/** What rows are called, by their ids; null where none is named or it is gone. Read at once, as figures name many. */
export async function titlesOf(
  read: Read,
  resource: ResourceDef,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => string | null> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rows: readonly (Record<string, unknown> | null)[] = wanted.length ? await read.of(resource).many(wanted) : []
  const titles = new Map(wanted.map((id, at) => [id, String(rows[at]?.[resource.title] ?? '')]))
  return (id) => (id === null ? null : titles.get(id) || null)
}
