import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Importer, importer } from '../support/samples/importer.ts'
import { workbook } from '../support/samples/workbooks.ts'
import { type TestApp, testApp } from '../support/servers/app.ts'
import { type LegacyClient, legacyClient } from '../support/stories/legacyClient.ts'

type Row = Record<string, unknown> & { id: number }
let app: TestApp
let admin: Importer
let zh: LegacyClient
let en: LegacyClient
let hall: Row
beforeAll(async () => {
  app = await testApp()
  admin = importer(app, await app.login())
  ;[zh, en] = [legacyClient(app.address, 'zh'), legacyClient(app.address, 'en')]
  await zh.login()
  await en.login()
  hall = (await en.post('/workshops', { name: 'Hall 99' })).body.data as unknown as Row
  await en.put(`/workshops/${hall.id}`, { status: '1' })
})
afterAll(async () => {
  zh.close()
  en.close()
  await app.close()
})

const CREATE = 'mutation($input: CreateStationInput!) { createStation(input: $input) { id } }'
const stations = async () => ((await en.get('/stations', { workshopID: hall.id })).body.data as { count: number }).count

describe('a row that was switched off', () => {
  it('is refused over REST with field and row, in the reader’s language', async () => {
    for (const [client, message] of [
      [zh, '“Hall 99”已停用，请另选'],
      [en, 'Hall 99 is disabled. Select another one'],
    ] as const) {
      const told = await client.post('/stations', { name: 'Printing', workshopID: hall.id })
      expect([told.status, told.body.errors]).toEqual([400, [{ field: 'workshopID', message: expect.stringContaining(message) }]])
    }
    expect(await stations()).toBe(0)
  })

  it('is refused over GraphQL by the same words', async () => {
    const token = await app.login()
    const told = await app.send(CREATE, { variables: { input: { name: 'Printing', workshopId: String(hall.id) } }, token, language: 'en' })
    expect(told.errors?.[0]).toMatchObject({
      message: expect.stringContaining('Hall 99 is disabled'),
      extensions: { code: 'BAD_USER_INPUT' },
    })
    expect(await stations()).toBe(0)
  })

  it('is refused in a sheet, with its row, and nothing of the sheet is written', async () => {
    const book = await workbook(['name', 'workshopId'], [['Printing', 'Hall 99']])
    const response = await admin.send('/stations/import', book)
    const told = (await response.json()) as { errors: { field: string; message: string }[] }
    expect([response.status, told.errors.map(({ field }) => field)]).toEqual([400, ['workshopId']])
    expect(told.errors[0]?.message).toMatch(/2.*Hall 99/)
    expect(await stations()).toBe(0)
  })
})
