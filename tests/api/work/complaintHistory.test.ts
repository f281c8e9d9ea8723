import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noticeEvent } from '../../../server/domain/notice/index.ts'
import { numberSeries } from '../../../server/domain/system/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { type Importer, importer } from '../../support/samples/importer.ts'
import { workbook } from '../../support/samples/workbooks.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { fixedClock } from '../../support/store/store.ts'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

type Cell = string | number | boolean | Date | null
type Row = Record<string, unknown> & { id: number }
const clock = fixedClock('2026-11-20T02:00:00.000Z')
let app: TestApp
let admin: Importer
let old: LegacyClient
let is: Record<
  'customer' | 'category' | 'cause' | 'measure' | 'qa' | 'master' | 'closed' | 'again' | 'rejected' | 'done' | 'analysing',
  Row
>
beforeAll(async () => {
  app = await testApp({}, undefined, clock)
  admin = importer(app, await app.login())
  old = legacyClient(app.address, 'en')
  await old.login()
  const made = async (path: string, body: object) => (await old.post(path, body)).body.data as Row
  const named = (name: string) => ({ name, nameEn: `${name} en` })
  const status = (stage: string, name: string, sortOrder = 1) => made('/complaintstatuses', { ...named(name), stage, sortOrder })
  is = {
    customer: await made('/customers', { name: 'Old Friend Boards', sapCustNo: 'C-77001' }),
    category: await made('/complaintcategories', { ...named('old colour'), answerDays: 10 }),
    cause: await made('/complaintcauses', named('old blade')),
    measure: await made('/complaintmeasures', named('old new blade')),
    qa: await made('/qapersons', { name: 'Old Quality' }),
    master: await made('/workers', { name: 'Old Master', workerNo: 'W-9001' }),
    closed: await status('CLOSED', 'old closed', 1),
    again: await status('CLOSED', 'old settled', 2),
    rejected: await status('REJECTED', 'old refused'),
    done: await status('DONE', 'old proven'),
    analysing: await status('ANALYSING', 'old looking'),
  }
})
afterAll(async () => {
  old.close()
  await app.close()
})

/** The names of the specification, as headers. */
const HEADERS = [
  ...['claimNo', 'claimDate', 'customerID', 'claimCatID', 'longCode', 'paperRollNo', 'prodDate', 'shiftMasterID', 'qaID', 'hasProd'],
  ...['claimCauseID', 'claimMeasureID', 'compAmount', 'answer', 'answeredAt', 'closedAt', 'rejectReason', 'qaState', 'prodState'],
  ...['qaClaimStatusID', 'prodClaimStatusID'],
]
const closed = (claimNo: string | null, more: Readonly<Record<string, Cell>> = {}): Record<string, Cell> => ({
  claimNo,
  claimDate: '2019-03-04',
  customerID: is.customer.name as string,
  claimCatID: is.category.name as string,
  longCode: 'D-1900',
  paperRollNo: 'R-1900-07',
  prodDate: '2019-02-11',
  shiftMasterID: is.master.name as string,
  qaID: is.qa.name as string,
  hasProd: true,
  claimCauseID: is.cause.name as string,
  claimMeasureID: is.measure.name as string,
  compAmount: 1234.56,
  answer: 'It was the blade.',
  answeredAt: '2019-03-08 09:30',
  closedAt: '2019-03-20 16:00',
  qaState: 'CLOSED',
  prodState: 'DONE',
  qaClaimStatusID: is.again.name as string,
  ...more,
})
const rejected = (claimNo: string, more: Readonly<Record<string, Cell>> = {}) =>
  closed(claimNo, {
    ...{ hasProd: false, prodState: null, qaState: 'REJECTED', rejectReason: 'within tolerance', qaClaimStatusID: null, compAmount: null },
    ...more,
  })
interface Told {
  readonly status: number
  readonly body: { msg: string; data: { created: number; same: number } | null; errors: { field: string; message: string }[] }
}
async function send(rows: readonly Record<string, Cell>[], path = '/complaints', headers = HEADERS): Promise<Told> {
  const cells = rows.map((row) => headers.map((key) => row[key] ?? null))
  const response = await admin.send(`${path}/import?history=true`, await workbook(headers, cells))
  return { status: response.status, body: (await response.json()) as Told['body'] }
}
const found = async (filter: Record<string, unknown>, path = '/complaints') =>
  ((await old.get(path, filter)).body.data as { list: Row[] }).list
const countOf = (resource: Parameters<ReturnType<TestApp['app']['store']['read']>['of']>[0]) =>
  app.app.store.read(systemActor(1)).of(resource).count({})

/** What is said of old complaints, and which column is at fault. */
const FAULTS: readonly (readonly [string, Readonly<Record<string, Cell>>, string])[] = [
  ['an end of what is still open', { qaState: 'ANSWERED' }, 'closedAt'],
  ['a state that nobody knows', { qaState: 'nobody knows' }, 'qaState'],
  ['an answer that is not told', { qaState: 'ANSWERED', closedAt: null, answer: null }, 'answer'],
  ['no end', { closedAt: null }, 'closedAt'],
  ['an end before the answer', { closedAt: '2019-03-07 09:30' }, 'closedAt'],
  ['an answer before the claim', { answeredAt: '2019-03-03 09:30' }, 'answeredAt'],
  ['an end to come', { closedAt: '2026-12-01 09:30' }, 'closedAt'],
  ['production that is not done', { prodState: 'ANALYSING' }, 'prodState'],
  ['production that is said nothing of', { prodState: null }, 'prodState'],
  ['a state of production without production', { hasProd: false }, 'prodState'],
  ['a name of another stage', { qaClaimStatusID: 'old refused' }, 'qaClaimStatusId'],
  ['a name of another stage of production', { prodClaimStatusID: 'old looking' }, 'prodClaimStatusId'],
  ['a name that nobody knows', { qaClaimStatusID: 'nobody knows' }, 'qaClaimStatusId'],
  ['a customer that nobody knows', { customerID: 'nobody knows' }, 'customerId'],
  ['an amount below nothing', { compAmount: -1 }, 'compAmount'],
  ['an amount of three decimals', { compAmount: 1.005 }, 'compAmount'],
  ['an amount beyond all', { compAmount: 1e15 }, 'compAmount'],
  ['a claim to come', { claimDate: '2026-12-01', answeredAt: null, closedAt: '2026-11-19' }, 'claimDate'],
  ['production after the claim', { prodDate: '2019-03-05' }, 'prodDate'],
  ['a number that is still to be given', { claimNo: 'KS20261120-0001' }, 'claimNo'],
  ['no number', { claimNo: null }, 'claimNo'],
]

describe('complaints of a former system', () => {
  it('come in by Excel with their own numbers, states and times, under the names of the specification', async () => {
    const [events, series] = [await countOf(noticeEvent), await countOf(numberSeries)]
    const told = await send([closed('OLD-K1'), rejected('OLD-K2', { closedAt: null })])
    expect(told).toMatchObject({ status: 200, body: { data: { created: 2 } } })
    expect((await found({ claimNo: 'OLD-K1' }))[0]).toMatchObject({
      ...{ claimNo: 'OLD-K1', claimDate: '2019-03-04', longCode: 'D-1900', paperRollNo: 'R-1900-07', prodDate: '2019-02-11' },
      ...{
        customer: { name: 'Old Friend Boards', sapCustNo: 'C-77001' },
        customerID: is.customer.id,
        claimCatID: is.category.id,
        claimCauseID: is.cause.id,
        claimMeasureID: is.measure.id,
      },
      ...{ shiftMasterID: is.master.id, qaID: is.qa.id, hasProd: true, compAmount: 1234.56 },
      ...{ qaState: 'CLOSED', prodState: 'DONE', qaClaimStatusID: is.again.id, prodClaimStatusID: is.done.id },
      ...{ answeredAt: '2019-03-08T09:30:00+08:00', closedAt: '2019-03-20T16:00:00+08:00', answerDue: '2019-03-14' },
      trafficStatus: 'GREEN',
    })
    expect((await found({ claimNo: 'OLD-K2' }))[0]).toMatchObject({
      ...{ qaState: 'REJECTED', prodState: null, rejectReason: 'within tolerance', qaClaimStatusID: is.rejected.id, trafficStatus: 'GREY' },
    })
    expect([await countOf(noticeEvent), await countOf(numberSeries)]).toEqual([events, series])
  })

  it('that are still open come in where they stood, with number, days and amounts, and go on here', async () => {
    const open = (claimNo: string, more: Readonly<Record<string, Cell>>) =>
      closed(claimNo, { closedAt: null, answeredAt: null, answer: null, qaClaimStatusID: null, prodState: null, ...more })
    const headers = [...HEADERS, 'claimedAmount']
    const rows = [
      open('OPEN-1', { qaState: 'NEW', claimedAmount: 20731.5, compAmount: null }),
      open('OPEN-2', { qaState: 'INVESTIGATING', prodState: 'ANALYSING' }),
      closed('OPEN-3', { qaState: 'ANSWERED', closedAt: null, hasProd: false, prodState: null, qaClaimStatusID: null }),
    ]
    expect(await send(rows, '/complaints', headers)).toMatchObject({ status: 200, body: { data: { created: 3 } } })
    const of = async (claimNo: string) => (await found({ claimNo }))[0] as Row
    expect(await of('OPEN-1')).toMatchObject({
      ...{ claimNo: 'OPEN-1', claimDate: '2019-03-04', qaState: 'NEW', prodState: 'WAITING', closedAt: null },
      ...{ claimedAmount: 20731.5, compAmount: null, answerDue: '2019-03-14' },
    })
    expect(await of('OPEN-2')).toMatchObject({ qaState: 'INVESTIGATING', prodState: 'ANALYSING', compAmount: 1234.56 })
    expect(await of('OPEN-3')).toMatchObject({ qaState: 'ANSWERED', answeredAt: '2019-03-08T09:30:00+08:00', closedAt: null })
    expect(await send(rows, '/complaints', headers)).toMatchObject({ status: 200, body: { data: { created: 0, same: 3 } } })
    const { id } = await of('OPEN-1')
    const moved = await app.send('mutation($id: ID!, $q: ID!) { investigateComplaint(id: $id, input: { qaId: $q }) { qaState } }', {
      token: await app.login(),
      variables: { id, q: is.qa.id },
    })
    expect(moved).toMatchObject({ data: { investigateComplaint: { qaState: 'INVESTIGATING' } } })
  })

  it('are the same when they are sent again, and never rewrite what is there', async () => {
    expect(await send([closed('OLD-K1'), closed('OLD-K3')])).toMatchObject({ status: 200, body: { data: { created: 1, same: 1 } } })
    const other = await send([closed('OLD-K1', { compAmount: 1 })])
    expect(other).toMatchObject({ status: 400, body: { errors: [{ field: 'row', message: expect.stringContaining('Row 2') }] } })
    expect((await found({ claimNo: 'OLD-K1' }))[0]).toMatchObject({ compAmount: 1234.56 })
    const twice = await send([closed('OLD-K4'), closed('OLD-K4', { compAmount: 2 })])
    expect([twice.status, twice.body.errors[0]?.message]).toEqual([400, expect.stringContaining('Row 3')])
  })

  it('are refused with the row and column of each fault, and nothing is written', async () => {
    const before = await found({ pageSize: 1000 })
    // What a cell alone has wrong is told first, and what only shows in a whole row once all cells are right.
    let left = [...FAULTS]
    while (left.length) {
      const told = await send([closed('NEVER'), ...left.map(([, change], at) => closed(`NEVER-${at}`, change))])
      expect([told.status, told.body.errors?.length]).toEqual([400, expect.any(Number)])
      // The first row is that of the headers, the second one is as it should be.
      const said = told.body.errors.map((one) => ({ ...one, fault: left[Number(/Row (\d+)/.exec(one.message)?.[1]) - 3] }))
      expect(said.map(({ field, fault }) => [fault?.[0], field])).toEqual(said.map(({ fault }) => [fault?.[0], fault?.[2]]))
      expect(said.length).toBeGreaterThan(0)
      left = left.filter((one) => !said.some(({ fault }) => fault === one))
    }
    expect(await found({ pageSize: 1000 })).toHaveLength(before.length)
  })

  it('with no reason why they were refused are not taken', async () => {
    expect((await send([rejected('NEVER', { rejectReason: null })])).body.errors).toMatchObject([{ field: 'rejectReason' }])
  })

  it('leave the numbers of new ones without a gap, even where they look like ours', async () => {
    const input = { claimDate: '2026-11-20', customerID: is.customer.id, claimCatID: is.category.id }
    const made = async () => String(((await old.post('/complaints', input)).body.data as Row).claimNo)
    const first = await made()
    expect(await send([closed('KS20190304-0001'), closed('KS20190304-0017')])).toMatchObject({ status: 200 })
    const next = await made()
    expect([first.slice(0, 11), Number(next.slice(-4))]).toEqual(['KS20261120-', Number(first.slice(-4)) + 1])
    expect(await send([closed(first)])).toMatchObject({ status: 400 })
  })

  it('bring their actions along', async () => {
    const headers = [
      'complaintId',
      'kind',
      'name',
      'ownerId',
      'dueDate',
      'state',
      'doneAt',
      'proof',
      'checkAfterDays',
      'checkedAt',
      'finding',
    ]
    const action = (more: Record<string, Cell> = {}) => ({
      ...{ complaintId: 'OLD-K1', kind: 'CORRECTIVE', name: 'change the blade', ownerId: 'admin', dueDate: '2019-03-10' },
      ...{ state: 'EFFECTIVE', doneAt: '2019-03-09 10:00', proof: 'blade changed', checkAfterDays: 7 },
      ...{ checkedAt: '2019-03-19 10:00', finding: 'it helped', ...more },
    })
    const bad = await send([action(), action({ name: 'no proof', proof: null })], '/complaintactions', headers)
    expect([bad.status, bad.body.errors.map((one) => one.field)]).toEqual([400, ['proof']])
    expect(await send([action()], '/complaintactions', headers)).toMatchObject({ status: 200, body: { data: { created: 1 } } })
    const [one] = await found({ name: 'change the blade' }, '/complaintactions')
    expect(one).toMatchObject({ state: 'EFFECTIVE', doneAt: '2019-03-09T10:00:00+08:00', finding: 'it helped', checkDate: '2019-03-16' })
    expect(await send([action({ name: 'too early', dueDate: '2019-03-01' })], '/complaintactions', headers)).toMatchObject({ status: 400 })
  })

  it('come in over REST as well, all of them or none, each fault with its row and field', async () => {
    const ids = { customerID: is.customer.id, claimCatID: is.category.id, shiftMasterID: is.master.id, qaID: is.qa.id }
    const causes = { claimCauseID: is.cause.id, claimMeasureID: is.measure.id, qaClaimStatusID: is.again.id }
    const row = (claimNo: string, more: Record<string, unknown> = {}) => ({ ...closed(claimNo), ...ids, ...causes, ...more })
    const post = (rows: unknown) => old.post('/complaints/history', { rows })
    const told = await post([row('OLD-J1'), row('OLD-J2', { compAmount: '0.30', closedAt: '2019-03-21T10:00:00+08:00' })])
    expect(told).toMatchObject({ status: 200, body: { data: { created: 2, same: 0 } } })
    expect((await old.get(`/complaints/${(told.body.data as { ids: number[] }).ids[1]}`)).body.data).toMatchObject({
      ...{
        claimNo: 'OLD-J2',
        qaState: 'CLOSED',
        prodState: 'DONE',
        compAmount: 0.3,
        qaClaimStatusID: is.again.id,
        shiftMasterID: is.master.id,
      },
      ...{ closedAt: '2019-03-21T10:00:00+08:00', answer: 'It was the blade.', customer: { sapCustNo: 'C-77001' } },
    })
    expect(await post([row('OLD-J1'), row('OLD-J3')])).toMatchObject({ status: 200, body: { data: { created: 1, same: 1 } } })
    const before = await found({ pageSize: 1000 })
    const bad = await post([
      row('OLD-J4'),
      row('OLD-J1', { compAmount: 7 }),
      row('OLD-J5', { prodState: 'WAITING' }),
      row('OLD-J4', { soNo: 'other' }),
    ])
    expect([bad.status, bad.body.errors]).toEqual([
      400,
      [
        { field: 'claimNo', message: expect.stringMatching(/^Row 2: /) },
        { field: 'prodState', message: expect.stringMatching(/^Row 3: /) },
        { field: 'claimNo', message: expect.stringMatching(/^Row 4: /) },
      ],
    ])
    for (const [_name, change, field] of FAULTS.filter(([name]) => !name.includes('nobody knows') && !name.includes('another stage'))) {
      const { status, body } = await post([row('OLD-J9', change)])
      expect([_name, status, body.errors?.map((one) => one.field)]).toEqual([_name, 400, [field]])
    }
    for (const wrong of [[], 7, [7]]) expect((await post(wrong)).body.errors).toMatchObject([{ field: 'rows' }])
    expect(await found({ pageSize: 1000 })).toHaveLength(before.length)
  })

  it('take a permission of their own', async () => {
    const menus = await found({ pageSize: 1000 }, '/admin/sysmenus')
    expect(menus.filter(({ permission }) => permission === 'quality:complaint:importHistory')).toHaveLength(1)
  })
})
