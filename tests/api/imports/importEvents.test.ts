import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { sparePart, sparePartLog } from '../../../server/domain/stock/index.ts'
import { type Actor, isEventLog, systemActor } from '../../../server/kernel/index.ts'
import { make } from '../../support/samples/factories.ts'
import { type Importer, importer } from '../../support/samples/importer.ts'
import { workbook } from '../../support/samples/workbooks.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'

let app: TestApp
let admin: Importer
let keeper: Actor
beforeAll(async () => {
  app = await testApp()
  admin = importer(app, await app.login())
  const { data } = (await (await admin.get('/admin/userinfo')).json()) as { data: { currentPlantID: number } }
  keeper = systemActor(data.currentPlantID)
})
afterAll(() => app.close())

const HEADER = ['Part no.', 'Type', 'Qty', 'Remarks']
const part = async (quantity: number) => {
  const { id, code } = await make(app.app.store, keeper, sparePart, { quantity, value: quantity })
  const left = async () => (await app.app.store.read(keeper).of(sparePart).get(id)).quantity
  const entries = () => app.app.store.read(keeper).of(sparePartLog).find({ partId: id })
  return { id, code: String(code), left, entries }
}
async function run(file: Buffer, body: object = {}) {
  const uploaded = await admin.upload('/sparepartlogs', file)
  expect([uploaded.status, uploaded.body.error]).toEqual([200, undefined])
  const { result } = await admin.check(uploaded.body.id, { updatesExisting: false })
  const done = await admin.commit(uploaded.body.id, 'en', body)
  return { checked: result?.counts, done }
}

it('the logs whose rows are events are those that are only added to', () => {
  expect(registry.exposed.filter(isEventLog).map(({ name }) => name)).toEqual([
    'sparePartLog',
    'accessoryLog',
    'inkLog',
    'rollerLog',
    'leaveLog',
  ])
})

describe('movements of a sheet', { timeout: 180_000 }, () => {
  it('that equal older ones are booked, and two equal rows are two movements', async () => {
    const { code, left, entries } = await part(10)
    const first = await run(await workbook(HEADER, [[code, 'OUT', 1, 'Monday']]))
    expect(first.done.result?.counts).toEqual({ created: 1, changed: 0, same: 0, error: 0 })
    const rows = [
      [code, 'OUT', 1, 'Monday'],
      [code, 'OUT', 1, 'Monday'],
      [code, 'OUT', 2, 'Tuesday'],
    ]
    const second = await run(await workbook(HEADER, rows))
    expect(second.checked).toEqual({ created: 3, changed: 0, same: 0, error: 0 })
    // 10 less 1, less 1 and 1 and 2.
    expect(await left()).toBe(5)
    expect(await entries()).toHaveLength(4)
  })

  it('of the same file are booked once, whatever the file is called, and over REST too', async () => {
    const { code, left } = await part(10)
    const file = await workbook(HEADER, [
      [code, 'OUT', 1, null],
      [code, 'OUT', 1, null],
    ])
    await run(file)
    expect(await left()).toBe(8)
    const again = await run(file)
    expect(again.checked).toEqual({ created: 0, changed: 0, same: 2, error: 0 })
    const response = await admin.send('/sparepartlogs/import?fileName=other.xlsx', file)
    expect(await response.json()).toMatchObject({ data: { created: 0, same: 2 } })
    expect(await left()).toBe(8)
  })

  it('that were left out for an error are booked by the next try, and the others not again', async () => {
    const { code, left } = await part(3)
    const file = await workbook(HEADER, [
      [code, 'OUT', 2, null],
      [code, 'OUT', 2, null],
    ])
    const some = await run(file, { goodRowsOnly: true })
    expect(some.done.result?.counts).toMatchObject({ created: 1, error: 1 })
    expect(await left()).toBe(1)
    await run(await workbook(HEADER, [[code, 'IN', 5, null]]))
    const rest = await run(file)
    expect(rest.checked).toEqual({ created: 1, changed: 0, same: 1, error: 0 })
    // 3 less 2, and 5, less 2.
    expect(await left()).toBe(4)
  })

  it('that come back as they were exported are found by their numbers', async () => {
    const { id, code } = await part(5)
    await run(await workbook(HEADER, [[code, 'OUT', 1, 'x']]))
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(await (await admin.get(`/sparepartlogs/export?partID=${id}`)).arrayBuffer())
    const { checked } = await run(Buffer.from(await book.xlsx.writeBuffer()))
    expect(checked).toEqual({ created: 0, changed: 0, same: 1, error: 0 })
  })
})
