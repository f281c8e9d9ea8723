import { eq } from 'drizzle-orm'
import { column, type DynamicRow, dynamicLinkTable } from '../dynamicTables.ts'
import { isLimited } from '../scope.ts'
import { plantOf, type Values, type WriteContext } from './context.ts'
import { attachFiles } from './ownedFiles.ts'

/** Links to rows that the writer cannot see: nobody takes away what they do not know of. */
export async function unseenLinks({ source, resource, rows }: WriteContext, ownerId: number, key: string): Promise<number[]> {
  const target = source.tables.registry.get(resource.fields[key]?.target ?? '')
  if (!target || !isLimited(source.actor, target)) return []
  const link = dynamicLinkTable(source.tables, resource, key)
  const all = await source.db
    .select({ id: column(link, 'targetId') })
    .from(link)
    .where(eq(column(link, 'ownerId'), ownerId))
  const seen = (await rows.linksOf(key, [ownerId])).get(ownerId) ?? []
  return all.map((row) => row.id as number).filter((id) => !seen.includes(id))
}

/** The links of a row as they are before it is written, of those fields that are. */
export async function linksBefore({ rows, linkKeys }: WriteContext, id: number, values: Values): Promise<Values> {
  const out: Values = {}
  for (const key of linkKeys.filter((k) => k in values)) out[key] = (await rows.linksOf(key, [id])).get(id) ?? []
  return out
}

async function insertLinks(at: WriteContext, owner: DynamicRow, key: string, targets: readonly number[]) {
  const rows = targets.map((targetId, position) => ({ ownerId: owner.id, targetId, position, ...plantOf(at, owner.plantId) }))
  if (rows.length) await at.source.db.insert(dynamicLinkTable(at.source.tables, at.resource, key)).values(rows as never)
}

/** Rows of one statement: SQLite takes 32,766 values. */
const CHUNK = 500

/** Writes the links of new rows with few statements. */
export async function writeNewLinks(at: WriteContext, owners: readonly DynamicRow[], values: readonly Values[]): Promise<void> {
  const { source, resource } = at
  for (const key of at.linkKeys) {
    const link = dynamicLinkTable(source.tables, resource, key)
    const rows: object[] = []
    for (const [nth, owner] of owners.entries()) {
      const targets = [...new Set((values[nth]?.[key] as number[] | undefined) ?? [])]
      rows.push(...targets.map((targetId, position) => ({ ownerId: owner.id, targetId, position, ...plantOf(at, owner.plantId) })))
      if (resource.fields[key]?.options.accept && targets.length)
        await attachFiles(source, { resource, key, ownerId: owner.id, ids: targets })
    }
    for (let from = 0; from < rows.length; from += CHUNK) await source.db.insert(link).values(rows.slice(from, from + CHUNK) as never)
  }
}

/** Replaces the links of a row by those that were given, and attaches the files among them. */
export async function writeLinks(at: WriteContext, owner: DynamicRow, values: Values): Promise<void> {
  const { source, resource } = at
  for (const key of at.linkKeys.filter((k) => Array.isArray(values[k]))) {
    const link = dynamicLinkTable(source.tables, resource, key)
    const unseen = await unseenLinks(at, owner.id, key)
    await source.db.delete(link).where(eq(column(link, 'ownerId'), owner.id))
    const targets = [...new Set([...(values[key] as number[]), ...unseen])]
    await insertLinks(at, owner, key, targets)
    if (resource.fields[key]?.options.accept) await attachFiles(source, { resource, key, ownerId: owner.id, ids: targets })
  }
}

/** Writes the links of a row again that was removed with them. */
export async function restoreLinks(at: WriteContext, owner: DynamicRow, links: Readonly<Record<string, readonly number[]>>): Promise<void> {
  for (const [key, targets] of Object.entries(links)) await insertLinks(at, owner, key, targets)
}
