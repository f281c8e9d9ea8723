import ExcelJS from 'exceljs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { worded } from '../../../server/jobs/noticeSurroundings.ts'
import { type Importer, importer } from '../../support/samples/importer.ts'
import { workbook } from '../../support/samples/workbooks.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { legacyClient } from '../../support/stories/legacyClient.ts'

type Row = Record<string, unknown> & { id: number }
let app: TestApp
let admin: Importer
const ids: Record<string, number> = {}
const CATALOGUE = { category: ['色差类', 'Colour shade'], cause: ['刮刀', 'Doctor blade'], measure: ['更换刮刀', 'New blade'] } as const
const PATHS = { category: '/complaintcategories', cause: '/complaintcauses', measure: '/complaintmeasures' } as const

beforeAll(async () => {
  app = await testApp()
  admin = importer(app, await app.login())
  const client = legacyClient(app.address, 'en')
  await client.login()
  const made = async (path: string, body: object) => ((await client.post(path, body)).body.data as Row).id
  for (const [kind, [name, nameEn]] of Object.entries(CATALOGUE))
    ids[kind] = await made(PATHS[kind as keyof typeof PATHS], { name, nameEn })
  ids['customer'] = await made('/customers', { name: 'Bilingual Boards', sapCustNo: 'C-88001' })
  client.close()
})
afterAll(() => app.close())

const HEADER = ['claimDate', 'customerId', 'claimCatId', 'claimCauseId', 'claimMeasureId', 'remark']
async function imported(names: readonly string[], remark: string) {
  const file = await workbook(HEADER, [['2026-01-05', 'Bilingual Boards', ...names, remark]])
  const response = await admin.send('/complaints/import?fileName=x.xlsx', file)
  expect(await response.json()).toMatchObject({ code: 200, data: { created: 1 } })
}

it('names are understood in both languages when they come in, and told in the one that is asked for', async () => {
  const [zh, en] = [0, 1].map((at) => Object.values(CATALOGUE).map((names) => String(names[at]))) as [string[], string[]]
  await imported(zh, 'by Chinese names')
  await imported(en, 'by English names')
  for (const [language, names] of [
    ['zh', zh],
    ['en', en],
  ] as const) {
    const client = legacyClient(app.address, language)
    await client.login()
    const { list } = (await client.get('/complaints', { customerID: ids['customer'] })).body.data as { list: Record<string, Row>[] }
    expect(list).toHaveLength(2)
    for (const row of list) {
      expect([row['claimCatID'], row['claimCauseID'], row['claimMeasureID']]).toEqual([ids['category'], ids['cause'], ids['measure']])
      const names = ['claimCat', 'claimCause', 'claimMeasure'].map((key) => row[key]?.['name'])
      expect(names).toEqual(language === 'zh' ? zh : en)
    }
    client.close()
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(await (await admin.get(`/complaints/export?customerID=${ids['customer']}`, language)).arrayBuffer())
    const cells = JSON.stringify(book.worksheets[0]?.getSheetValues())
    for (const name of names) expect(cells).toContain(name)
    for (const name of language === 'zh' ? en : zh) expect(cells).not.toContain(name)
  }
})

it('a notice in English calls a category by its English name', () => {
  const values = { claimNo: 'KS1', category: '色差类', categoryEn: 'Colour shade' }
  expect(worded(values, 'New complaint {{claimNo}}')['category']).toBe('Colour shade')
  expect(worded(values, '新客诉 {{claimNo}}')['category']).toBe('色差类')
  expect(worded({ ...values, categoryEn: '' }, 'New complaint')['category']).toBe('色差类')
})
