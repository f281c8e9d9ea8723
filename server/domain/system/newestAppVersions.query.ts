import { desc, eq } from 'drizzle-orm'
import type { Read, RowOf } from '../../kernel/index.ts'
import { appVersion } from './appVersion.resource.ts'

/** The newest released version of each platform. */
export async function newestAppVersions(read: Read): Promise<RowOf<typeof appVersion>[]> {
  const t = read.table(appVersion)
  const rows = (await read.db.select().from(t).where(eq(t.released, true)).orderBy(desc(t.build))) as RowOf<typeof appVersion>[]
  return rows.filter((row, at) => rows.findIndex((other) => other.platform === row.platform) === at)
}
