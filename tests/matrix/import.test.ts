import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '../../server/domain/identity/index.ts'
import { registry } from '../../server/domain/index.ts'
import { exportRows } from '../../server/excel/index.ts'
import { fieldsOf, labelOf, matchHeaders } from '../../server/imports/rows/headers.ts'
import {
  type Actor,
  type FieldDef,
  importableFields,
  importKeyOf,
  isImportable,
  isMandatory,
  type Language,
  type ResourceDef,
  systemActor,
} from '../../server/kernel/index.ts'
import { words } from '../../server/platform/words.ts'
import { person } from '../support/samples/factories.ts'
import { type Importer, importer } from '../support/samples/importer.ts'
import { judgedRows } from '../support/samples/judgedRows.ts'
import { type TestApp, testApp } from '../support/servers/app.ts'
import { dialect } from '../support/store/store.ts'

const importing = registry.exposed.filter(isImportable)
const named = (resource: ResourceDef) => [resource.name, resource] as const

/** What makes a cell unlike others: how it is written, read and explained depends on nothing else. */
function shapeOf({ kind, target, options }: FieldDef): string {
  const to = registry.byName(target ?? '')
  const marks = {
    long: options.long,
    dictionary: options.dictionary,
    dependsOn: options.dependsOn,
    pattern: options.pattern,
    'with a default': options.default !== undefined,
    'to a number': to && to.fields[to.title]?.kind !== 'text',
    'to the same list': to?.tree,
  }
  return [kind, ...Object.entries(marks).flatMap(([name, has]) => (has ? [name] : []))].join(' ')
}
/** The shapes of its cells, and how its rows find the records that they mean. */
const shapesOf = (resource: ResourceDef): string[] => [
  ...new Set([
    ...importableFields(resource).map(([, field]) => shapeOf(field)),
    `found by ${resource.importKey ? 'what the definition names' : `${importKeyOf(resource).length} fields`}`,
    ...(resource.tree ? ['a tree'] : []),
    ...(resource.history ? ['with a past'] : []),
    ...(resource.importSheet ? ['on a sheet of its name'] : []),
  ]),
]
/** The fewest resources, more or less, in which every shape occurs: a new kind of cell brings a resource that has it along. */
function representatives(): ResourceDef[] {
  const missing = new Set(importing.flatMap(shapesOf))
  const chosen: ResourceDef[] = []
  while (missing.size) {
    const gain = (one: ResourceDef) => shapesOf(one).filter((shape) => missing.has(shape)).length
    const best = importing.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    for (const shape of shapesOf(best)) missing.delete(shape)
    chosen.push(best)
  }
  return chosen
}
const whole = representatives()

let app: TestApp
let admin: Importer
let viewer: Importer
let actor: Actor

beforeAll(async () => {
  app = await testApp()
  admin = importer(app, await app.login())
  viewer = importer(app, await app.login('viewer'))
  const read = app.app.store.read(systemActor(0))
  const [row] = await read.of(user).find({ username: 'admin' })
  const plantIds = (await read.of(user).linksOf('plantIds', [row?.id ?? 0])).get(row?.id ?? 0) ?? []
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
async function exported(resource: ResourceDef, language: Language, request: object = {}): Promise<Buffer> {
  const onFault = (error: unknown) => {
    throw error
  }
  const open = exportRows({ store: app.app.store, registry, onFault })
  const { stream } = await open({ actor, resource, language, request })
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
/** What an import says of an export: every row is there, understood and the same. */
async function expectUnchanged(resource: ResourceDef, language: Language, ids: readonly number[]) {
  const request = { filter: { id: { in: ids.map(String) } } }
  const uploaded = await admin.upload(resource.rest, await exported(resource, language, request), language)
  if (!ids.length) return expect(uploaded.status).toBe(400)
  expect(uploaded.body.rowCount).toBe(ids.length)
  expect(uploaded.body.columns.filter((one) => one.field === null)).toEqual([])
  const { result } = await admin.check(uploaded.body.id, { mapping: admin.mappingOf(uploaded.body), updatesExisting: true }, language)
  expect(result?.rows).toEqual([])
  expect(result?.counts).toEqual({ created: 0, changed: 0, same: ids.length, error: 0 })
}
/** The same of its cells alone. */
async function expectRecognised(resource: ResourceDef, language: Language, ids: readonly number[]) {
  const judged = await judgedRows({ store: app.app.store, registry, actor, resource, language, ids })
  expect(judged).toEqual({ unknown: [], verdicts: ids.map(() => 'same') })
}

/** Rows of a long list that stand for it: its newest and its oldest. Each row is tried by itself, so that more of them prove the same again. */
const ENDS = 60
/** Of a list whose kinds of cells other lists stand for. */
const FEW = 5
async function endsOf(resource: ResourceDef): Promise<number[]> {
  const read = app.app.store.read(actor)
  const page = async (no: number) => (await read.list(resource, { no, size: ENDS })).items.map(({ id }) => id)
  const total: number = (await (await admin.get(`${resource.rest}?pageSize=1`)).json()).data.count
  const pages = await Promise.all([1, ...(total > ENDS ? [Math.max(2, Math.floor(total / ENDS))] : [])].map(page))
  return pages.flat()
}
describe.each(whole.map(named))('importing %s, whose cells stand for those of other lists', (_name, resource) => {
  // A workbook is the same whatever base its cells came from, so that PostgreSQL is asked without one, and in the other language.
  it('finds its own export unchanged', async () => {
    const ids = await endsOf(resource)
    await (dialect === 'postgres' ? expectRecognised(resource, 'en', ids) : expectUnchanged(resource, 'zh', ids))
  })

  // Templates are made of words, which do not depend on the base; every label of both languages is read below.
  it.each(dialect === 'postgres' ? [] : ([whole.indexOf(resource) % 2 ? 'zh' : 'en'] as const))(
    'has a template in %s whose columns are all understood',
    async (language) => {
      const response = await admin.get(`${resource.rest}/template`, language)
      expect(response.status).toBe(200)
      const workbook = await bookOf(response)
      const [sheet, help] = workbook.worksheets as [ExcelJS.Worksheet, ExcelJS.Worksheet]
      expect(help.name).toBe(words(language)('import.template.help'))
      expect(JSON.stringify(help.getSheetValues())).not.toMatch(/import\.template|\.fields\.|undefined/)
      const header = (sheet.getRow(1).values as string[]).slice(1)
      const filled = matchHeaders(resource, header)
      const readonly = fieldsOf(resource, language).filter((one) => one.isReadonly)
      expect(filled).not.toContain(null)
      expect(readonly.filter(({ key }) => filled.includes(key))).toEqual([])
      // How a template is read depends on nothing that lists differ in.
      if (resource !== whole[0]) return
      sheet.getCell(2, 1).value = 'x'
      const uploaded = await admin.upload(resource.rest, Buffer.from(await workbook.xlsx.writeBuffer()), language)
      expect(uploaded.status).toBe(200)
      expect(uploaded.body.columns.map((one) => [one.header, one.field])).toEqual(header.map((label, at) => [label, filled[at]]))
    },
  )
})

describe.each((dialect === 'postgres' ? [] : importing).map(named))('importing %s', (name, resource) => {
  it.each(['zh', 'en'] as const)('understands every column that its template has in %s', (language) => {
    const fields = importableFields(resource)
    const header = fields.map(([key, field]) => `${labelOf(resource, key, language)}${isMandatory(field) ? ' *' : ''}`)
    expect(header.filter((label) => /(^|\.)fields\./.test(label))).toEqual([])
    expect(matchHeaders(resource, header)).toEqual(fields.map(([key]) => key))
  })

  // Of the others workbooks have been read above.
  const isRead = whole.includes(resource)
  it.each(isRead ? [] : ['some of its rows'])('finds %s unchanged', async () => {
    const { items } = await app.app.store.read(actor).list(resource, { no: 1, size: FEW })
    const language = importing.findIndex((one) => one.name === name) % 2 ? 'zh' : 'en'
    await expectRecognised(
      resource,
      language,
      items.map(({ id }) => id),
    )
  })

  it('is forbidden without its tag', async () => {
    for (const response of [await viewer.get(`${resource.rest}/template`), await viewer.send(`${resource.rest}/imports`, Buffer.from('x'))])
      expect(response.status).toBe(403)
  })
})
