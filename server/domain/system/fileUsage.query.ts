import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'
import { file } from './file.resource.ts'

export interface FileUsage {
  /** All files of the plant together. */
  readonly bytes: number
  /** Files that the reader has uploaded and that are part of no record yet. */
  readonly waiting: number
}
export async function fileUsage({ db, table, actor }: Read): Promise<FileUsage> {
  const t = table(file)
  const [all] = await db.select({ n: sql<string | number>`coalesce(sum(${t.bytes}), 0)` }).from(t)
  const own = and(isNull(t.ownerId), actor.userId === null ? isNull(t.createdById) : eq(t.createdById, actor.userId))
  const [waiting] = await db.select({ n: sql<string | number>`count(*)` }).from(t).where(own)
  return { bytes: Number(all?.n ?? 0), waiting: Number(waiting?.n ?? 0) }
}
