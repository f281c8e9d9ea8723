import type { Read } from './ports.ts'
import type { ResourceDef } from './resource.ts'

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
