import { eq, inArray } from 'drizzle-orm'
import { isLimited } from '../schema/scope.ts'
import { column, type DynamicRow, dynamicLinkTable } from '../schema/tables.ts'
import { plantOf, type Values, type WriteContext } from './context.ts'
import { addRows } from './insertRow.ts'
import { attachFiles } from './ownedFiles.ts'

/** Linked rows that the actor cannot see: a write retains them. */
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

/** The current links of rows, for the fields that are written. */
export async function linksBefore(
  { rows, linkKeys }: WriteContext,
  all: readonly { readonly record: DynamicRow; readonly values: Values }[],
): Promise<ReadonlyMap<number, Values>> {
  const out = new Map<number, Values>()
  for (const key of linkKeys) {
    const ids = all.filter(({ values }) => key in values).map(({ record }) => record.id)
    const found = ids.length ? await rows.linksOf(key, ids) : undefined
    for (const id of ids) out.set(id, { ...out.get(id), [key]: found?.get(id) ?? [] })
  }
  return out
}

/** The join table rows of an owner, each target once, in order. */
const linkRows = (at: WriteContext, owner: DynamicRow, targets: readonly number[]): Values[] =>
  targets.map((targetId, position) => ({ ownerId: owner.id, targetId, position, ...plantOf(at, owner.plantId) }))

/** Owners per DELETE statement. */
const CHUNK = 500

/** Inserts the links of new rows with few statements. */
export async function writeNewLinks(at: WriteContext, owners: readonly DynamicRow[], values: readonly Values[]): Promise<void> {
  const { source, resource } = at
  for (const key of at.linkKeys) {
    const rows: Values[] = []
    for (const [nth, owner] of owners.entries()) {
      const targets = [...new Set((values[nth]?.[key] as number[] | undefined) ?? [])]
      rows.push(...linkRows(at, owner, targets))
      if (resource.fields[key]?.options.accept && targets.length)
        await attachFiles(source, { resource, key, ownerId: owner.id, ids: targets })
    }
    await addRows(source, dynamicLinkTable(source.tables, resource, key), rows)
  }
}

/** A row whose links are written. */
export interface Linking {
  readonly row: DynamicRow
  readonly values: Values
}
/** Replaces the links of rows with the given ones, and attaches the files among them. */
export async function writeLinks(at: WriteContext, all: readonly Linking[]): Promise<void> {
  const { source, resource } = at
  for (const key of at.linkKeys) {
    const changed = all.filter(({ values }) => Array.isArray(values[key]))
    if (!changed.length) continue
    const link = dynamicLinkTable(source.tables, resource, key)
    const rows: Values[] = []
    for (const { row, values } of changed) {
      const targets = [...new Set([...(values[key] as number[]), ...(await unseenLinks(at, row.id, key))])]
      rows.push(...linkRows(at, row, targets))
      if (resource.fields[key]?.options.accept) await attachFiles(source, { resource, key, ownerId: row.id, ids: targets })
    }
    const owners = changed.map(({ row }) => row.id)
    for (let from = 0; from < owners.length; from += CHUNK)
      await source.db.delete(link).where(inArray(column(link, 'ownerId'), owners.slice(from, from + CHUNK)))
    await addRows(source, link, rows)
  }
}

/** Restores the links of a removed row. */
export async function restoreLinks(at: WriteContext, owner: DynamicRow, links: Readonly<Record<string, readonly number[]>>): Promise<void> {
  const { source, resource } = at
  for (const [key, targets] of Object.entries(links))
    await addRows(source, dynamicLinkTable(source.tables, resource, key), linkRows(at, owner, targets))
}
