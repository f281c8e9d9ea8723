import { setTimeout as pause } from 'node:timers/promises'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { framesOf } from '../../../console/kit/network/frames.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import { threads } from '../../../server/excel/openSheet.ts'
import type { BulkStore } from '../../../server/kernel/index.ts'
import { words } from '../../../server/platform/words.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'

const FRAMED = 'application/vnd.millwright.framed'
const MANY = 20_000
let server: TestApp
/** Each has a rate of its own. */
const PEOPLE = ['admin', 'manager', 'lead', 'head', 'viewer', 'developer']
const tokens = new Map<string, string>()

beforeAll(async () => {
  server = await testApp()
  for (const name of PEOPLE) tokens.set(name, await server.login(name))
  const at = new Date()
  const row = (i: number) => ({
    ...{ at, atPlantId: 1, userName: 'x', resource: 'many', recordId: i + 1, action: 'update', changes: `{"n":${i}}` },
    ...{ createdAt: at, updatedAt: at },
  })
  await (server.app.store as BulkStore).bulk(
    operationLog,
    Array.from({ length: MANY }, (_, i) => row(i)),
  )
})
afterAll(() => server.close())

interface Asking {
  who?: string
  language?: string
  accept?: string
  signal?: AbortSignal
}
const ask = (path: string, { who = 'admin', language = 'zh', accept, signal }: Asking = {}) =>
  fetch(`${server.address}/api/v1${path}`, {
    headers: { authorization: `Bearer ${tokens.get(who)}`, 'accept-language': language, ...(accept && { accept }) },
    ...(signal && { signal }),
  })
async function sheetIn(bytes: ArrayBuffer | Buffer) {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes as never)
  return workbook.worksheets[0] as ExcelJS.Worksheet
}
async function framesIn(answer: Response) {
  const frames: { kind: number; payload: Buffer }[] = []
  for await (const { kind, payload } of framesOf(answer.body as never)) frames.push({ kind, payload: Buffer.from(payload) })
  return frames
}
const headerOf = (sheet: ExcelJS.Worksheet) => (sheet.getRow(1).values as string[]).slice(1)

describe('an export', () => {
  it('has the columns that were asked for, in that order and in any spelling, and says how many rows come', async () => {
    const answer = await ask('/equipments/export?columns=name,workshopID,number')
    expect([answer.status, answer.headers.get('access-control-expose-headers')]).toEqual([200, expect.stringContaining('X-Row-Count')])
    const sheet = await sheetIn(await answer.arrayBuffer())
    const translate = words('zh')
    expect(headerOf(sheet)).toEqual(['name', 'workshopId', 'number'].map((key) => translate(`equipment.fields.${key}`)))
    expect(answer.headers.get('x-row-count')).toBe(String(sheet.rowCount - 1))
  })

  it.each(['zh', 'en'] as const)('refuses columns that there are not, and secrets, in %s', async (language) => {
    const answer = await ask('/admin/sysusers/export?columns=name,nonsense,passwordHash', { language })
    const { error } = (await answer.json()) as { error: string }
    expect(answer.status).toBe(400)
    for (const part of ['nonsense', 'passwordHash', 'username', words(language)('user.fields.username')]) expect(error).toContain(part)
    expect(error).toMatch(language === 'zh' ? /没有可导出的列/ : /No such export column/)
  })

  it('comes in frames to whoever asks for them: the same file, and how far it is', async () => {
    const answer = await ask('/operationlogs/export?resource=many&columns=recordId', { accept: FRAMED, who: 'admin' })
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-row-count')]).toEqual([200, FRAMED, String(MANY)])
    expect(answer.headers.get('content-disposition')).toMatch(/\.xlsx$/)
    const frames = await framesIn(answer)
    const file = Buffer.concat(frames.flatMap(({ kind, payload }) => (kind === 2 ? [payload] : [])))
    expect((await sheetIn(file)).rowCount).toBe(MANY + 1)
    const told = frames.flatMap(({ kind, payload }) => (kind === 1 ? [payload.readUInt32BE()] : []))
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(told.at(-1)).toBe(MANY)
    expect(frames.at(-1)?.kind).toBe(3)
  })

  it('is refused as ever, frames or not', async () => {
    const answer = await ask('/equipments/export?columns=nonsense', { accept: FRAMED })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, expect.stringContaining('application/json')])
    expect((await ask('/admin/sysusers/export', { accept: FRAMED, who: 'viewer' })).status).toBe(403)
  })

  it('stops at once when its reader goes away, and leaves its place to the next one', async () => {
    const stop = new AbortController()
    const answer = await ask('/operationlogs/export?resource=many', { accept: FRAMED, signal: stop.signal })
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
    await reader.read()
    stop.abort()
    for (let i = 0; i < 200 && threads.counts().busy; i++) await pause(20)
    expect(threads.counts()).toMatchObject({ busy: 0, waiting: 0 })
  })

  it('of figures comes the same way', async () => {
    const range = 'from=2026-01-01&to=2026-12-31'
    const answer = await ask(`/dataview/repairs/export?${range}`, { accept: FRAMED, who: 'manager' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, FRAMED])
    const file = (await framesIn(answer)).flatMap(({ kind, payload }) => (kind === 2 ? [payload] : []))
    expect((await sheetIn(Buffer.concat(file))).rowCount - 1).toBe(Number(answer.headers.get('x-row-count')))
  })

  it('of figures is named after what they were asked about', async () => {
    const vendors = (await (await ask('/vendors?pageSize=1')).json()) as { data: { list: { id: number; name: string }[] } }
    const [{ id, name } = { id: 0, name: '' }] = vendors.data.list
    const named = async (search: string) =>
      decodeURIComponent((await ask(`/stock/shortages/export${search}`)).headers.get('content-disposition') ?? '')
    expect(name).not.toBe('')
    expect(await named(`?vendorId=${id}`)).toContain(`_${name}`)
    expect(await named('')).not.toContain(name)
  })
})
