import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complaint } from '../../../server/domain/quality/index.ts'
import { words } from '../../../server/platform/words.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'

let app: TestApp
let manager: string
let operator: string
beforeAll(async () => {
  app = await testApp()
  manager = await app.login('manager')
  operator = await app.login('operator')
})
afterAll(() => app.close())

const DAY_MS = 86_400_000
const dayAgo = (days: number) => new Date(app.app.store.now().getTime() + 8 * 3_600_000 - days * DAY_MS).toISOString().slice(0, 10)
const MONTH = () => ({ from: dayAgo(29), to: dayAgo(0) })
interface Answer {
  data?: Record<string, Record<string, unknown>> | null
  errors?: readonly { message: string; extensions?: { code?: string; fields?: readonly { field: string }[] } }[]
}
const ask = async (query: string, variables: object, token = manager) => (await app.send(query, { token, variables })) as Answer

const DOWNTIME = `query Downtime($from: Date!, $to: Date!, $workshopId: ID) {
  downtimeFigures(from: $from, to: $to, workshopId: $workshopId) {
    at from to stopHours stopCount mtbfHours availability scheduledHours
    byMachine { equipmentId number name workshopName stopHours stopCount mtbfHours mttrMinutes availability }
    byDay { day stopHours availability } byShift { shiftId name stopHours }
  }
}`
const FAULTS = `query Faults($from: Date!, $to: Date!) { faultFigures(from: $from, to: $to) {
  total byCategory { categoryId name count stopHours share cumulative } byMachine { equipmentId name count } byDay { day count } byUrgency { urgency count }
} }`
const REPAIRS = `query Repairs($from: Date!, $to: Date!) { repairFigures(from: $from, to: $to) {
  reported accepted completed open mttaMinutes mttrMinutes manHours byRepairer { repairerId name hours repairs } byType { repairType count } byDay { day reported completed }
} }`
const COMPLAINTS = 'query Complaints($from: Date!, $to: Date!) { complaintFigures(from: $from, to: $to) { count compensated } }'
const MACHINE = `query Machine($equipmentId: ID!, $from: Date!, $to: Date!) { equipmentFigures(equipmentId: $equipmentId, from: $from, to: $to) {
  stopHours stopCount reports mtbfHours mttaMinutes mttrMinutes availability stops { reportId reportNo from to hours }
} }`
type Rows = readonly Record<string, unknown>[]
const sum = (rows: Rows, key: string) => rows.reduce((total, row) => total + Number(row[key]), 0)

describe('the figures of a month', () => {
  it('add up, and those of a machine are its row', async () => {
    const { data, errors } = await ask(DOWNTIME, MONTH())
    expect(errors).toBeUndefined()
    const figures = data?.downtimeFigures as { byMachine: Rows; byDay: Rows; stopHours: number; stopCount: number }
    expect(figures.stopCount).toBeGreaterThan(0)
    expect(sum(figures.byMachine, 'stopCount')).toBe(figures.stopCount)
    expect(sum(figures.byMachine, 'stopHours')).toBeCloseTo(figures.stopHours, 0)
    expect(sum(figures.byDay, 'stopHours')).toBeCloseTo(figures.stopHours, 0)
    expect(figures.byDay).toHaveLength(30)
    const [worst] = figures.byMachine
    const machine = (await ask(MACHINE, { equipmentId: worst?.equipmentId, ...MONTH() })).data?.equipmentFigures
    // An open stop has grown meanwhile.
    expect(machine?.stopHours).toBeCloseTo(Number(worst?.stopHours), 1)
    expect([machine?.stopCount, (machine?.stops as Rows | undefined)?.length]).toEqual([worst?.stopCount, worst?.stopCount])
  })

  it('say of faults and repairs what they say by day', async () => {
    const faults = (await ask(FAULTS, MONTH())).data?.faultFigures as Record<string, Rows> & { total: number }
    for (const list of ['byCategory', 'byMachine', 'byDay', 'byUrgency'])
      expect([list, sum(faults[list] ?? [], 'count')]).toEqual([list, faults.total])
    const repairs = (await ask(REPAIRS, MONTH())).data?.repairFigures as Record<string, Rows & number>
    expect(repairs.reported).toBe(faults.total)
    expect(sum(repairs.byDay ?? [], 'reported')).toBe(repairs.reported)
    expect(sum(repairs.byDay ?? [], 'completed')).toBe(repairs.completed)
  })

  it('need the right of their board, those of a machine the right to read machines', async () => {
    expect((await ask(FAULTS, MONTH(), operator)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect((await ask(REPAIRS, MONTH(), operator)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect((await ask(DOWNTIME, MONTH(), operator)).errors).toBeUndefined()
  })

  it('refuse a range that ends before it begins or is too long, naming the field', async () => {
    for (const range of [
      { from: '2026-11-02', to: '2026-11-01' },
      { from: '2020-01-01', to: '2026-11-01' },
    ]) {
      const [error] = (await ask(DOWNTIME, range)).errors ?? []
      expect([error?.extensions?.code, error?.extensions?.fields?.map((one) => one.field)]).toEqual(['BAD_USER_INPUT', ['to']])
    }
  })
})

describe('GET /api/v1/dataview/{board}/export', () => {
  const get = (path: string, token: string, language = 'zh') =>
    fetch(`${app.address}/api/v1/dataview/${path}`, { headers: { authorization: `Bearer ${token}`, 'accept-language': language } })
  async function sheet(path: string, language = 'zh') {
    const response = await get(path, manager, language)
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(await response.arrayBuffer())
    const [page] = workbook.worksheets
    const rows: unknown[][] = []
    page?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)))
    return { response, title: page?.name, head: rows[0], rows: rows.slice(1) }
  }
  const query = () => new URLSearchParams(MONTH()).toString()

  it('gives the numbers of the screen in the words of the reader', async () => {
    const days = (await ask(DOWNTIME, MONTH())).data?.downtimeFigures?.byDay as Rows
    const { response, title, head, rows } = await sheet(`downtime/export?${query()}&table=byDay`)
    expect(response.status).toBe(200)
    const { from, to } = MONTH()
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toMatch(new RegExp(`每日停机_.+_${from}_${to}\\.xlsx`))
    expect([title, head]).toEqual(['每日停机', ['日期', '停机时长（小时）', '可用率（%）']])
    const past = rows.slice(0, -1).map(([day, hours]) => [(day as Date).toISOString().slice(0, 10), hours])
    expect(past).toEqual(days.slice(0, -1).map((one) => [one.day, one.stopHours]))
    const shares = rows.slice(0, -1).flatMap((row) => (typeof row[2] === 'number' ? [row[2] / 100] : []))
    expect(shares[0]).toBeCloseTo(Number(days.find((one) => one.availability !== null)?.availability), 6)
  })

  it('gives the main table of each board unless another is named', async () => {
    const translate = words('en')
    for (const [board, figure, table] of [
      ['faults', 'fault', 'byCategory'],
      ['repairs', 'repair', 'byRepairer'],
      ['complaints', 'complaint', 'byMonth'],
    ] as const) {
      const { title, rows } = await sheet(`${board}/export?${query()}`, 'en')
      expect([title, rows.length > 0]).toEqual([translate(`figures.titles.${figure}.${table}`), true])
    }
    const { rows } = await sheet(`faults/export?${query()}&table=byUrgency`, 'en')
    expect(rows.map((row) => row[0])).toEqual(['STOP', 'HIGH', 'NORMAL', 'LOW'].map((one) => translate(`reportLog.values.urgency.${one}`)))
  })

  it('of complaints is the table of the board: its sums are those of the rows behind it', async () => {
    const asked = { from: dayAgo(300), to: dayAgo(0) }
    const { data } = await ask(COMPLAINTS, asked)
    const { head, rows } = await sheet(`complaints/export?${new URLSearchParams({ ...asked, table: 'byCause' })}`, 'en')
    expect(head?.slice(0, 2)).toEqual(['Name', 'Count'])
    const paid = head?.indexOf('Compensated') ?? 0
    const cents = rows.reduce((sum, row) => sum + Math.round(Number(row[paid]) * 100), 0)
    expect(cents / 100).toBe(data?.complaintFigures?.compensated)
    const url = `${app.address}/api/v1${complaint.rest}?claimDate=${asked.from},${asked.to}&claimCauseID=%3D&pageSize=1`
    const listed = (await (await fetch(url, { headers: { authorization: `Bearer ${manager}` } })).json()) as { data: { count: number } }
    const none = rows.find(([name]) => name === 'Not specified')
    expect(none?.[1]).toBe(listed.data.count)
  })

  it('is refused without the right, without a range and for a table that is not there', async () => {
    expect((await get(`downtime/export?${query()}`, operator)).status).toBe(403)
    const lead = await app.login('lead')
    for (const [path, field] of [
      ['downtime/export?from=2026-11-01', 'to'],
      ['downtime/export?from=2026-11-31&to=2026-12-01', 'from'],
      ['downtime/export?from=2026-11-02&to=2026-11-01', 'to'],
      [`downtime/export?${query()}&table=byNobody`, 'table'],
      [`downtime/export?${query()}&workshopId=x`, 'workshopId'],
    ] as const) {
      const response = await get(path, lead)
      const body = (await response.json()) as { errors: readonly { field: string }[] }
      expect([path, response.status, body.errors.map((one) => one.field)]).toEqual([path, 400, [field]])
    }
  })
})
