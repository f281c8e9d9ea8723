import { desc, eq } from 'drizzle-orm'
import { defineReadModel, flag, instant, int, link, listOf, type Read, type RowOf, shape, text } from '../../kernel/index.ts'
import { appVersion } from './appVersion.resource.ts'

/** The newest released version of each platform. */
export async function newestAppVersions(read: Read): Promise<RowOf<typeof appVersion>[]> {
  const t = read.table(appVersion)
  const rows = (await read.db.select().from(t).where(eq(t.released, true)).orderBy(desc(t.build))) as RowOf<typeof appVersion>[]
  return rows.filter((row, at) => rows.findIndex((other) => other.platform === row.platform) === at)
}

const mobileApp = shape('MobileApp', 'The newest released version of the mobile app on one platform.', {
  id: link('appVersion', { description: 'Its id.' }),
  platform: text({ description: 'ANDROID or IOS.' }),
  version: text({ description: 'Version as people read it.' }),
  build: int({ description: 'Number that rises with every version.' }),
  notes: text({ nullable: true, description: 'What is new.' }),
  isForced: flag({ description: 'Whether older versions stop working.' }),
  url: text({ description: 'Where to get it: an address in a store, or a path of this server.' }),
  fileName: text({ nullable: true, description: 'Name of the package kept here.' }),
  fileBytes: int({ nullable: true, description: 'Bytes of the package kept here.' }),
  updatedAt: instant({ description: 'Last change of this version.' }),
})
export const newestAppVersionsModel = defineReadModel('newestAppVersions', {
  description: 'The newest released version of each platform.',
  permission: [],
  result: listOf(mobileApp),
  stale: [appVersion],
  async read({ read }) {
    const rows = await newestAppVersions(read)
    return rows.map((row) => ({ ...row, url: row.fileName ? `/files/app-versions/${row.id}` : (row.storeUrl ?? '') }))
  },
})
