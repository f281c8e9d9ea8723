import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plant } from '../../../server/domain/masterdata/index.ts'
import { sparePart, stocktake, stocktakeLine, storageLocation } from '../../../server/domain/stock/index.ts'
import { type Actor, systemActor } from '../../../server/kernel/index.ts'
import { make } from '../../support/samples/factories.ts'
import { hostileWorkbooks } from '../../support/samples/hostileWorkbooks.ts'
import { type Importer, importer } from '../../support/samples/importer.ts'
import { workbook } from '../../support/samples/workbooks.ts'
import { type TestApp, testApp, watch } from '../../support/servers/app.ts'

let app: TestApp
let token: string
let admin: Importer
let keeper: Actor
beforeAll(async () => {
  app = await testApp()
  token = await app.login()
  admin = importer(app, token)
  const { data } = (await (await admin.get('/admin/userinfo')).json()) as { data: { currentPlantID: number } }
  keeper = systemActor(data.currentPlantID)
  expect((await app.app.store.read(keeper).of(plant).get(keeper.plantId)).id).toBe(keeper.plantId)
})
afterAll(() => app.close())

const send = async (query: string, variables: object = {}) => {
  const answer = await app.send(query, { token, language: 'en', variables })
  expect(answer.errors).toBeUndefined()
  return answer.data as never
}
/** A shelf with so many parts, and a list of them. */
async function begun(given: object = {}, parts = 2) {
  const { store } = app.app
  const shelf = await make(store, keeper, storageLocation)
  const items = []
  for (let n = 0; n < parts; n++)
    items.push(await make(store, keeper, sparePart, { locationId: shelf.id, quantity: 4711, value: 10, lastMovedAt: store.now() }))
  const { createStocktake: row } = (await send(
    'mutation($input: CreateStocktakeInput!) { createStocktake(input: $input) { id stocktakeNo } }',
    { input: { kind: 'PARTS', locationIds: [shelf.id], ...given } },
  )) as { createStocktake: { id: string; stocktakeNo: string } }
  return { ...row, id: Number(row.id), items }
}
const linesOf = (id: number) => app.app.store.read(keeper).of(stocktakeLine).find({ stocktakeId: id })
const HEADER = ['Stocktake no.', 'Code', 'Counted quantity']
const sheetOf = (rows: readonly (string | number | null)[][], name = 'Inventory', header = HEADER) => workbook(header, rows, name)

describe('a blind stocktake', { timeout: 180_000 }, () => {
  it('tells nobody on any wire what the books say until it is submitted', async () => {
    const { id, stocktakeNo } = await begun({ isBlind: true })
    const client = app.socket({ authorization: `Bearer ${token}` })
    const live = watch<object>(client, 'subscription { recordsChanged(resource: "stocktakeLine") { __typename } }')
    const [line] = await linesOf(id)
    const asked = async () => {
      const graphql = await send(
        `{ stocktakeLines(filter: { stocktakeId: { eq: ${id} } }) { items { code expected difference differenceValue movedSinceCount isDifferent counted } }
           sorted: stocktakeLines(filter: { stocktakeId: { eq: ${id} }, isDifferent: { eq: true } }) { items { code } } }`,
      )
      const rest = await (await admin.get(`/stocktakelines?stocktakeID=${id}`)).text()
      const one = await (await admin.get(`/stocktakelines/${line?.id}`)).text()
      const book = new ExcelJS.Workbook()
      await book.xlsx.load((await (await admin.get(`/stocktakelines/export?stocktakeID=${id}`)).arrayBuffer()) as never)
      const { operationLogs } = (await send(`{ operationLogs(page: { size: 50 }) { items { resource changes } } }`)) as {
        operationLogs: { items: { resource: string }[] }
      }
      // What was said of the part itself is no secret of the list.
      const logs = operationLogs.items.filter(({ resource }) => resource.startsWith('stocktake'))
      expect(logs.length).toBeGreaterThan(1)
      return { graphql: JSON.stringify(graphql), rest, one, excel: JSON.stringify(book.model), logs: JSON.stringify(logs) }
    }
    await send('mutation($id: ID!, $input: UpdateStocktakeLineInput!) { updateStocktakeLine(id: $id, input: $input) { counted } }', {
      id: line?.id,
      input: { counted: 12 },
    })
    const told = await asked()
    // As a number of its own: versions of rows are milliseconds, in which any digits occur.
    const secret = /(?<!\d)(4711|4,711|4699)(?!\d)/
    for (const [wire, text] of Object.entries(told)) expect([wire, secret.exec(text)?.[0]]).toEqual([wire, undefined])
    expect(told.graphql).toContain('"sorted":{"items":[]}')
    expect(told.excel).toContain(stocktakeNo)
    expect(JSON.stringify(live.seen)).not.toMatch(secret)
    live.stop()
    await send('mutation($id: ID!) { submitStocktake(id: $id, input: { isPartial: true }) { state } }', { id })
    const later = await asked()
    for (const wire of ['graphql', 'rest', 'one', 'excel'] as const) expect([wire, later[wire].includes('4711')]).toEqual([wire, true])
  })
})

describe('the workbook of a stocktake', { timeout: 240_000 }, () => {
  it('comes out as a sheet to fill in, and fills in what was counted', async () => {
    const { id } = await begun()
    for (const language of ['zh', 'en']) {
      const book = new ExcelJS.Workbook()
      const file = await (await admin.get(`/stocktakelines/export?stocktakeID=${id}`, language)).arrayBuffer()
      await book.xlsx.load(file as never)
      const [sheet] = book.worksheets
      expect(sheet?.name).toBe(language === 'zh' ? '盘点' : 'Inventory')
      const headers = ((sheet as ExcelJS.Worksheet).getRow(1).values as string[]).map(String)
      const column = headers.findIndex((text) => /实盘数量|Counted quantity/.test(text))
      for (const row of [2, 3]) (sheet as ExcelJS.Worksheet).getRow(row).getCell(column).value = language === 'zh' ? 5 : 6
      const { status, body } = await admin.upload('/stocktakelines', Buffer.from(await book.xlsx.writeBuffer()), language)
      expect([status, body.error]).toEqual([200, undefined])
      const { result } = await admin.check(body.id, { updatesExisting: true }, language)
      expect(result).toMatchObject({ counts: { changed: 2, error: 0 }, canImport: true })
      await admin.commit(body.id, language)
      expect((await linesOf(id)).map((line) => [line.counted, line.state])).toEqual(
        Array.from({ length: 2 }, () => [language === 'zh' ? 5 : 6, 'COUNTED']),
      )
    }
  })

  it('always updates: no switch is asked for, over REST neither, and what nobody has counted yet takes nothing away', async () => {
    const { id, stocktakeNo, items } = await begun({}, 3)
    const [one, two, three] = items.map((item) => String(item.code))
    const header = ['Stocktake no.', 'Code', 'Actual quantity']
    const first = await sheetOf([[stocktakeNo, one as string, 5]], 'Inventory', header)
    const { body } = await admin.upload('/stocktakelines', first)
    expect(body.alwaysUpdates).toBe(true)
    const { result } = await admin.check(body.id, {})
    expect(result).toMatchObject({ counts: { created: 0, changed: 1, same: 0, error: 0 }, canImport: true })
    await admin.commit(body.id)
    const rest = await sheetOf([
      [stocktakeNo, one as string, null],
      [stocktakeNo, two as string, 7],
      [stocktakeNo, three as string, null],
    ])
    const response = await admin.send('/stocktakelines/import?fileName=x.xlsx', rest)
    expect(await response.json()).toMatchObject({ code: 200, data: { created: 0, changed: 1, same: 2 } })
    expect((await linesOf(id)).map((line) => line.counted)).toEqual([5, 7, null])
  })

  it('is refused word for word without its sheet and without rows', async () => {
    await begun()
    expect((await admin.upload('/stocktakelines', await sheetOf([['a', 'b', 1]], 'Sheet1'))).body.error).toBe('Inventory sheet not found')
    const empty = new ExcelJS.Workbook()
    empty.addWorksheet('Inventory')
    expect((await admin.upload('/stocktakelines', Buffer.from(await empty.xlsx.writeBuffer()))).body.error).toBe('The xlsx file is empty')
  })

  it('brings back what was found and is not on the list, and taken back it leaves the list as it was', async () => {
    const { id, stocktakeNo, items } = await begun()
    const extra = await make(app.app.store, keeper, sparePart)
    const { body } = await admin.upload(
      '/stocktakelines',
      await sheetOf([
        [stocktakeNo, String(items[0]?.code), 4711],
        [stocktakeNo, String(extra.code), 3],
      ]),
    )
    const { result } = await admin.check(body.id, { updatesExisting: true })
    expect(result).toMatchObject({ counts: { created: 1, changed: 1, error: 0 }, canImport: true })
    await admin.commit(body.id)
    expect((await linesOf(id)).map((line) => [line.code, line.frozen, line.counted])).toEqual([
      [items[0]?.code, 4711, 4711],
      [items[1]?.code, 4711, null],
      [extra.code, 0, 3],
    ])
    const listed = async () => (await app.app.store.read(keeper).of(stocktake).get(id)).lineCount
    expect(await listed()).toBe(3)
    expect((await admin.undo(body.id)).status).toBe(200)
    expect([await listed(), (await linesOf(id)).length]).toEqual([2, 2])
  })

  it('is taken whole or not at all, every bad row with its number and its reason', async () => {
    const { id, stocktakeNo, items } = await begun({}, 3)
    const [one, two, three] = items.map((item) => String(item.code))
    const bad = await sheetOf([
      [stocktakeNo, one as string, 5],
      [stocktakeNo, two as string, -1],
      [stocktakeNo, three as string, 'many'],
      [stocktakeNo, 'NO-SUCH', 1],
      ['PD19990101-0001', one as string, 1],
      [stocktakeNo, one as string, 6],
      [stocktakeNo, two as string, 0.0001],
    ])
    const { body } = await admin.upload('/stocktakelines', bad)
    const { result } = await admin.check(body.id, { updatesExisting: true })
    expect(result?.canImport).toBe(false)
    const faulty = result?.rows.filter(({ verdict }) => verdict === 'error').map(({ rowNo, faults }) => [rowNo, faults.length > 0])
    expect(faulty).toEqual([3, 4, 5, 6, 7, 8].map((rowNo) => [rowNo, true]))
    expect((await admin.commit(body.id)).result).toBeUndefined()
    expect((await linesOf(id)).every((line) => line.counted === null)).toBe(true)
  })

  it.each(['nothing', 'a header and nothing below', 'a workbook with a password'])('of %s is refused', async (name) => {
    const { status } = await admin.upload('/stocktakelines', hostileWorkbooks[name]?.make() as Buffer)
    expect(status).toBe(400)
  })
})
