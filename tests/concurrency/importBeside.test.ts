import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { plant as plants, workshop } from '../../server/domain/masterdata/index.ts'
import { type Actor, operations, systemActor } from '../../server/kernel/index.ts'
import { type OpenStore, openStore } from '../../server/store/index.ts'
import { person, unique } from '../support/samples/factories.ts'
import { type Importer, importer } from '../support/samples/importer.ts'
import { workbook } from '../support/samples/workbooks.ts'
import { type TestApp, testApp } from '../support/servers/app.ts'
import { dialect, freshBase } from '../support/store/store.ts'
import { outcomeOf } from '../support/stories/atOnce.ts'
import { isLong } from '../support/suite/longForms.ts'

const ROUNDS = isLong ? 20 : 3
const ROWS = 6
const SETTINGS = { ADMIN_PASSWORD: 'not guessed by anybody', DEMO: '0' }

let app: TestApp
let admin: Importer
/** Another process beside the one that imports, where there may be one. */
let store: OpenStore
let actor: Actor
let drop: () => Promise<void>
beforeAll(async () => {
  const base = await freshBase()
  drop = base.drop
  app = await testApp(SETTINGS, base)
  admin = importer(app, await app.login('admin', SETTINGS.ADMIN_PASSWORD))
  store = dialect === 'postgres' ? await openStore({ url: base.url }) : (app.app.store as OpenStore)
  const [plant] = await store.read(systemActor(0)).of(plants).find({})
  actor = person(plant?.id ?? 1, ['*:*:*'])
})
afterAll(async () => {
  if (dialect === 'postgres') await store.close()
  await app.close()
  await drop()
})

const sortOrders = async (ids: readonly number[]) =>
  (await store.read(actor).of(workshop).find({ id: ids })).sort((a, b) => a.id - b.id).map(({ sortOrder }) => sortOrder)
async function rows(): Promise<{ id: number; name: string }[]> {
  const list = Array.from({ length: ROWS }, () => ({ name: `hall ${unique()}` }))
  return store.write(actor, (uow) => uow.of(workshop).createMany(list as never))
}
/** Uploads and looks at a workbook that gives each row a number of its own, the last one first. */
async function uploaded(all: readonly { name: string }[]) {
  const lines = all.map(({ name }, nth) => [name, 100 + nth]).reverse()
  const { status, body } = await admin.upload('/workshops', await workbook(['Name', 'Sort order'], lines))
  expect(status).toBe(200)
  await admin.check(body.id, { updatesExisting: true })
  return body.id
}

describe('an import', () => {
  it('of rows that somebody else changes is done whole, before or after, or refused whole', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const all = await rows()
      const ids = all.map(({ id }) => id)
      const file = await uploaded(all)
      const [done, other] = await Promise.all([
        admin.commit(file),
        outcomeOf(() => operations(store, registry).updateMany(actor, workshop, ids, { sortOrder: 7 })),
      ])
      expect([done.status, other]).toEqual([200, 'ok'])
      const [ofImport, ofOther] = [all.map((_, nth) => 100 + nth), all.map(() => 7)]
      expect(done.result ? [ofImport, ofOther] : [ofOther]).toContainEqual(await sortOrders(ids))
    }
  })
})
