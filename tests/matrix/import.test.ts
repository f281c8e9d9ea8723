import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '../../server/domain/identity/index.ts'
import { areas } from '../../server/domain/index.ts'
import { exportRows } from '../../server/excel/index.ts'
import { type Actor, isImportable, joinAreas, type Language, type ResourceDef, systemActor } from '../../server/kernel/index.ts'
import { words } from '../../server/platform/words.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { person } from '../support/factories.ts'
import { type Importer, importer } from '../support/importer.ts'

const registry = joinAreas(areas)
const isPostgres = Boolean(process.env.TEST_DATABASE_URL)
/** What a sheet means does not depend on the base, so every third is enough to see that the other base takes it. */
const all = registry.exposed.filter(isImportable)
const importing = all.filter((_, at) => !isPostgres || at % 3 === 0).map((one) => [one.name, one] as const)
/** Templates are made of words, which do not depend on the base. */
const languages = isPostgres ? [] : (['zh', 'en'] as const)
/** Sheets with all their rows are read in one language on the one base and in the other on the other, by turns. */
const turns = new Map(all.map(({ name }, at): [string, Language] => [name, (at % 2 === 1) === isPostgres ? 'zh' : 'en']))
let app: TestApp
let admin: Importer
let actor: Actor

beforeAll(async () => {
  app = await testApp()
  admin = importer(app, await app.login())
  const [row] = await app.app.store.read(systemActor(0)).of(user).find({ username: 'admin' })
  const plantIds =
    (
      await app.app.store
        .read(systemActor(0))
        .of(user)
        .linksOf('plantIds', [row?.id ?? 0])
    ).get(row?.id ?? 0) ?? []
  const { data } = (await (await admin.get('/admin/userinfo')).json()) as { data: { currentPlantID: number } }
  actor = person(data.currentPlantID, ['*:*:*'], { userId: row?.id ?? null, plantIds })
})
afterAll(() => app.close())

async function bookOf(response: Response) {
  const workbook = new ExcelJS.Workbook()
  // Spread over every cell they govern, its lists to choose from take a second.
  await workbook.xlsx.load((await response.arrayBuffer()) as never, { ignoreNodes: ['dataValidations'] })
  return workbook
}

/** Straight from the room: the wire counts how often a person exports, and a matrix does so more often than people do. */
async function exported(resource: ResourceDef, language: Language): Promise<Buffer> {
  const onFault = (error: unknown) => {
    throw error
  }
  const open = exportRows({ store: app.app.store, registry, onFault })
  const { stream } = await open({ actor, resource, language, request: {} })
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

describe.each(importing)('importing %s', { timeout: 120_000 }, (name, resource: ResourceDef) => {
  it.each(languages)('has a template in %s whose columns are all understood', async (language) => {
    const response = await admin.get(`${resource.rest}/template`, language)
    expect(response.status).toBe(200)
    const workbook = await bookOf(response)
    const [sheet, help] = workbook.worksheets as [ExcelJS.Worksheet, ExcelJS.Worksheet]
    expect(help.name).toBe(words(language)('import.template.help'))
    expect(JSON.stringify(help.getSheetValues())).not.toMatch(/import\.template|\.fields\.|undefined/)
    const header = (sheet.getRow(1).values as string[]).slice(1)
    sheet.getCell(2, 1).value = 'x'
    const uploaded = await admin.upload(resource.rest, Buffer.from(await workbook.xlsx.writeBuffer()), language)
    expect(uploaded.status).toBe(200)
    expect(uploaded.body.columns.map((one) => one.header)).toEqual(header)
    expect(uploaded.body.columns.filter((one) => one.field === null)).toEqual([])
    const readonly = new Set(uploaded.body.fields.filter((one) => one.isReadonly).map((one) => one.key))
    expect(uploaded.body.columns.filter((one) => readonly.has(one.field ?? ''))).toEqual([])
  })

  it('finds its own export unchanged', async () => {
    const language = turns.get(name) ?? 'zh'
    const file = await exported(resource, language)
    const uploaded = await admin.upload(resource.rest, file, language)
    const total = (await (await admin.get(`${resource.rest}?pageSize=1`)).json()).data.count
    if (!total) return expect(uploaded.status).toBe(400)
    expect(uploaded.body.rowCount).toBe(total)
    expect(uploaded.body.columns.filter((one) => one.field === null)).toEqual([])
    const { result } = await admin.check(uploaded.body.id, { mapping: admin.mappingOf(uploaded.body), updatesExisting: true }, language)
    expect(result?.rows).toEqual([])
    expect(result?.counts).toEqual({ created: 0, changed: 0, same: total, error: 0 })
  })

  it('is forbidden without its tag', async () => {
    const viewer = importer(app, await app.login('viewer'))
    for (const response of [await viewer.get(`${resource.rest}/template`), await viewer.send(`${resource.rest}/imports`, Buffer.from('x'))])
      expect(response.status).toBe(403)
  })
})
