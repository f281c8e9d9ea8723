import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { exportRows } from '../../server/excel/index.ts'
import { type Actor, isEventLog, type Operations, operations, Refusal, type ResourceDef, type Store } from '../../server/kernel/index.ts'
import { words } from '../../server/platform/words.ts'
import { make, makePlant, person } from '../support/samples/factories.ts'
import { testStore } from '../support/store/store.ts'

const exporting = registry.exposed.map((r) => [r.name, r] as const)
let store: Store
let close: () => Promise<void>
let ops: Operations
let open: ReturnType<typeof exportRows>
let here: Actor
let there: Actor
let seq = 0

beforeAll(async () => {
  const made = await testStore()
  store = made.store
  close = made.close
  ops = operations(store, registry)
  open = exportRows({
    store,
    registry,
    onFault: (error) => {
      throw error
    },
  })
  here = person((await makePlant(store)).id, ['*:*:*'])
  there = person((await makePlant(store)).id, ['*:*:*'])
})
afterAll(() => close())

async function sheetOf(actor: Actor, resource: ResourceDef) {
  const { stream } = await open({ actor: { ...actor, name: `reader ${++seq}` }, resource, language: 'en', request: {} })
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(Buffer.concat(chunks) as never)
  return workbook.worksheets[0] as ExcelJS.Worksheet
}

describe.each(exporting)('a sheet of %s', (_name, resource) => {
  it('has the rows of the list, none of another plant, and a column with a label for every field but secrets', async () => {
    const [own, foreign] = [await make(store, here, resource), await make(store, there, resource)]
    const sheet = await sheetOf(here, resource)
    expect(sheet.rowCount - 1).toBe(await (await ops.list(here, resource, {})).total())
    const header = (sheet.getRow(1).values as string[]).slice(1)
    const shown = Object.values(resource.fields).filter(({ options: o }) => !o.secret && !o.transient).length
    const stamps = resource.audited === false ? 0 : 4
    // Events are found again by their numbers alone.
    const ids = isEventLog(resource) ? 1 : 0
    expect(header).toHaveLength(shown - (resource.stateAs ? 1 : 0) + Object.keys(resource.computed).length + stamps + ids)
    expect(header.filter((label) => /^\w+\.fields\.|^fields\./.test(label))).toEqual([])
    expect(words('en')(resource.importSheet ?? `${resource.name}.plural`).startsWith(sheet.name)).toBe(true)
    if (resource.scope !== 'plant') return
    const [text, title] = [JSON.stringify(sheet.getSheetValues()), resource.title]
    // Numbers are counted by plant: the same one may stand here for a row of its own.
    const isOurs = (await ops.list(here, resource, { filter: { keyword: String(foreign[title]) } })).items.length > 0
    if (!isOurs) expect(text).not.toContain(JSON.stringify(foreign[title]))
    if (resource.fields[title]?.kind === 'text') expect(text).toContain(JSON.stringify(own[title]))
  })

  it('is forbidden without its tag', async () => {
    const actor = person(here.plantId, [`${resource.permission}:list`, `${resource.permission}:query`])
    const refused = await open({ actor, resource, language: 'en', request: {} }).catch((e: unknown) => e)
    expect(refused instanceof Refusal && [refused.kind, refused.params.permission]).toEqual(['forbidden', `${resource.permission}:export`])
  })
})
