import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { fixedClock } from '../../support/store/store.ts'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

interface Group {
  keys: { field: string; value: unknown; label: string }[]
  count: number
  measures: Record<string, number | null>
  units: Record<string, { unit: string; value: number }[]>
  filter: Record<string, string>
}
interface Page {
  list: Group[]
  count: number
  rows: number
  totals: Record<string, number | null>
  totalUnits: Group['units']
  pageNo: number
  pageSize: number
}
let server: TestApp
let old: LegacyClient
let token: string
beforeAll(async () => {
  server = await testApp({}, undefined, fixedClock('2026-11-20T02:00:00.000Z'))
  old = legacyClient(server.address, 'en')
  await old.login()
  token = await server.login()
})
afterAll(async () => {
  old.close()
  await server.close()
})

const get = async <T>(path: string, params: Record<string, unknown>): Promise<T> => {
  const { status, body } = await old.get(path, params)
  expect([status, body.msg]).toEqual([200, ''])
  return body.data
}
const group = (path: string, params: Record<string, unknown>) => get<Page>(`${path}/group`, { pageSize: 1000, ...params })
const count = async (path: string, params: Record<string, unknown>) => (await get<{ count: number }>(path, params)).count
/** The rows of a workbook. */
async function sheet(path: string) {
  const answer = await fetch(`${server.address}/api/v1${path}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  })
  const book = new ExcelJS.Workbook()
  await book.xlsx.load((await answer.arrayBuffer()) as never)
  return (book.worksheets[0]?.getSheetValues() ?? []).slice(1).map((row) => (row as unknown[]).slice(1))
}
async function graphql<T>(query: string, variables: object): Promise<T> {
  const answer = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'accept-language': 'en' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data: T; errors?: { message: string }[] }
  if (errors) throw new Error(errors.map(({ message }) => message).join())
  return data
}

describe('groups on REST', () => {
  it('add up to the list, in the spelling of this wire, and each names the parameters of its rows', async () => {
    const page = await group('/reportlogs', { by: 'equipmentID,reportDate:month,status', sort: '-count,equipmentID' })
    expect([page.rows, page.list.reduce((sum, one) => sum + one.count, 0)]).toEqual(Array(2).fill(await count('/reportlogs', {})))
    expect(page.list[0]?.keys.map(({ field }) => field)).toEqual(['equipmentID', 'reportDate', 'status'])
    for (const one of page.list.slice(0, 8)) expect([one.filter, await count('/reportlogs', one.filter)]).toEqual([one.filter, one.count])
    expect(page.list.map((one) => one.count)).toEqual(page.list.map((one) => one.count).sort((a, b) => b - a))
  })
  it('find what is not filled in', async () => {
    const { list } = await group('/reportlogs', { by: 'faultCategoryID,completedAt:month' })
    const empty = list.find(({ keys }) => keys.some(({ value }) => value === null))
    expect(empty?.keys.map(({ label }) => label)).toContain('(empty)')
    expect(await count('/reportlogs', empty?.filter ?? {})).toBe(empty?.count)
  })
  it('measure amounts under their names, and page', async () => {
    const all = await group('/sparepartlogs', { by: 'partID', measures: 'sum:quantity,avg:quantity', sort: '-sum:quantity' })
    const second = await group('/sparepartlogs', { by: 'partID', measures: 'sum:quantity', sort: '-sum:quantity', pageNo: 2, pageSize: 3 })
    expect(second.list.map(({ keys }) => keys)).toEqual(all.list.slice(3, 6).map(({ keys }) => keys))
    expect([second.pageNo, second.pageSize, second.count]).toEqual([2, 3, all.count])
    expect(Object.keys(all.totals)).toEqual(['sum:quantity', 'avg:quantity'])
  })
  it('measure quantities for each unit, the same in GraphQL and in a column of the workbook', async () => {
    const page = await group('/spareparts', { by: 'status', measures: 'sum:quantity,sum:value', sort: '-count' })
    const ofAll = page.totalUnits['sum:quantity'] ?? []
    expect([ofAll.length > 1, page.totals['sum:quantity'], Object.keys(page.totalUnits)]).toEqual([true, null, ['sum:quantity']])
    const query = '{ sparePartsGroups(by: [], measures: [{ field: "quantity", of: SUM }]) { totals totalUnits { unit value } } }'
    const { sparePartsGroups } = await graphql<{ sparePartsGroups: object }>(query, {})
    expect(sparePartsGroups).toEqual({ totals: [null], totalUnits: [ofAll] })
    const [head, ...rows] = await sheet('/spareparts/group/export?by=status&measures=sum:quantity,sum:value&sort=-count')
    expect(head).toEqual(['Status', 'Count', ...ofAll.map(({ unit }) => `Sum of On hand (${unit})`), 'Sum of Stock value'])
    const cellOf = (one: Group, unit: string) => one.units['sum:quantity']?.find((own) => own.unit === unit)?.value
    expect(rows).toEqual(
      page.list.map((one) => [one.keys[0]?.label, one.count, ...ofAll.map(({ unit }) => cellOf(one, unit)), one.measures['sum:value']]),
    )
    for (const [nth, { value }] of ofAll.entries())
      expect(rows.reduce((sum, row) => sum + Math.round(Number(row[2 + nth] ?? 0) * 1000), 0) / 1000).toBe(value)
  })
  it.each([
    ['by=', /Group by: Not allowed. Allowed: .*equipmentID/],
    ['by=description', /cannot be grouped by this field. Possible fields: .*Report status/],
    ['by=equipmentID&measures=hours', /for example sum:hours/],
    ['by=equipmentID&measures=sum:status', /not an amount/],
    ['by=equipmentID,status,urgency,isStopped', /Must not exceed 3/],
    ['by=reportDate:year', /day, week, month/],
    ['by=status&sort=reportDate', /Allowed: count, status/],
  ])('%s is refused with 400, what is wrong and what is allowed', async (query, sentence) => {
    const { status, body } = await old.get(`/reportlogs/group?${query}`)
    expect([status, body.msg]).toEqual([400, expect.stringMatching(sentence)])
  })
  it('are those of the workbook', async () => {
    const rows = await sheet('/reportlogs/group/export?by=status,reportDate:month&sort=-count&isStopped=true')
    const { list } = await group('/reportlogs', { by: 'status,reportDate:month', sort: '-count', isStopped: true })
    expect(rows).toEqual([
      ['Report status', 'Reported at', 'Count'],
      ...list.map((one) => [...one.keys.map(({ label }) => label), one.count]),
    ])
  })
})

describe('groups in GraphQL', () => {
  const QUERY = `query($by: [GroupByInput!]!, $measures: [MeasureInput!]!, $filter: ComplaintFilter) {
    complaintsGroups(by: $by, measures: $measures, filter: $filter) { total rows totals items { count measures filter keys { field value label } } }
  }`
  interface Answer {
    complaintsGroups: {
      total: number
      rows: number
      totals: (number | null)[]
      items: { count: number; filter: string; keys: { label: string }[] }[]
    }
  }
  it('carry filters that the list takes as they are', async () => {
    const by = [{ field: 'customerId' }, { field: 'claimDate', step: 'WEEK' }, { field: 'createdAt', step: 'DAY' }]
    const { complaintsGroups: found } = await graphql<Answer>(QUERY, { by, measures: [{ field: 'claimedAmount', of: 'SUM' }] })
    expect(found.items.length).toBeGreaterThan(0)
    for (const one of found.items.slice(0, 3)) {
      const list = 'query($filter: ComplaintFilter) { complaints(filter: $filter) { total } }'
      const { complaints } = await graphql<{ complaints: { total: number } }>(list, { filter: JSON.parse(one.filter) })
      expect([one.filter, complaints.total]).toEqual([one.filter, one.count])
    }
  })
  it('without fields are the totals of all that match', async () => {
    const { complaintsGroups: found } = await graphql<Answer>(QUERY, { by: [], measures: [{ field: 'claimedAmount', of: 'SUM' }] })
    const { complaints } = await graphql<{ complaints: { total: number; sums: { claimedAmount: number } } }>(
      '{ complaints { total sums { claimedAmount } } }',
      {},
    )
    expect([found.total, found.rows, found.totals]).toEqual([1, complaints.total, [complaints.sums.claimedAmount]])
  })
})
