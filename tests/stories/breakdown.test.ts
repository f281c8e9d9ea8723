import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp, watch } from '../support/servers/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

interface Stopped {
  downtimeSummary: { plant: { id: string }; stopped: { reportId: string; status: string }[] }
}
interface Repairs {
  repairSummary: { pending: number; inRepair: number; doneToday: number; reportedToday: number }
}
const DOWNTIME = 'subscription { downtimeSummary { plant { id } stopped { reportId status } } }'
const REPAIRS = 'subscription { repairSummary { pending inRepair doneToday reportedToday } }'

async function pairedWall(token: string, name: string) {
  const made = await server.send('mutation($input: CreateWallDisplayInput!) { createWallDisplay(input: $input) { id } }', {
    token,
    variables: { input: { name } },
  })
  const { id } = (made.data as { createWallDisplay: { id: string } }).createWallDisplay
  const issued = await server.send('mutation($id: ID!) { issueWallDisplayKey(id: $id) { key url } }', { token, variables: { id } })
  return (issued.data as { issueWallDisplayKey: { key: string } }).issueWallDisplayKey.key
}
async function tokenIn(plantId: string) {
  const token = await server.login()
  const switched = await server.send('mutation($id: ID!) { switchPlant(plantId: $id) { token } }', { token, variables: { id: plantId } })
  return (switched.data as { switchPlant: { token: string } }).switchPlant.token
}
async function call<T>(token: string, query: string, variables: object = {}): Promise<T> {
  const answer = await server.send(query, { token, variables })
  expect(answer.errors).toBeUndefined()
  return answer.data as T
}
const freeMachine =
  'query { equipments(filter: { isAssembly: { eq: true } }, page: { size: 100 }) { items { id state } } reporters { items { id } } repairers { items { id } } faultCategories { items { id } } }'
type People = {
  equipments: { items: { id: string; state: string }[] }
  reporters: { items: { id: string }[] }
  repairers: { items: { id: string }[] }
  faultCategories: { items: { id: string }[] }
}

describe('a fault, from the report to the running machine', () => {
  it('shows on the walls of its plant while it happens, and on no other', async () => {
    const [here, there] = [await tokenIn('1'), await tokenIn('2')]
    const wall = server.socket({ displayKey: await pairedWall(here, 'story wall') })
    const otherWall = server.socket({ displayKey: await pairedWall(there, 'other wall') })
    const [downtime, repairs, elsewhere] = [
      watch<Stopped>(wall, DOWNTIME),
      watch<Repairs>(wall, REPAIRS),
      watch<Stopped>(otherWall, DOWNTIME),
    ]
    const before = await repairs.until(() => true)
    expect((await downtime.until(() => true)).downtimeSummary.plant.id).toBe('1')
    expect((await elsewhere.until(() => true)).downtimeSummary.plant.id).toBe('2')

    const people = await call<People>(here, freeMachine)
    const machine = people.equipments.items.find((e) => e.state === 'RUNNING')
    const input = { equipmentId: machine?.id, reporterId: people.reporters.items[0]?.id, description: '印版断裂，停机', urgency: 'STOP' }
    const { createReportLog: report } = await call<{ createReportLog: { id: string; isStopped: boolean } }>(
      here,
      'mutation($input: CreateReportLogInput!) { createReportLog(input: $input) { id isStopped } }',
      { input },
    )
    expect(report.isStopped).toBe(true)
    const has = ({ downtimeSummary }: Stopped) => downtimeSummary.stopped.some((s) => s.reportId === report.id)
    await downtime.until(has)
    await repairs.until((r) => r.repairSummary.reportedToday === before.repairSummary.reportedToday + 1)

    await call(here, 'mutation($id: ID!, $input: AcceptReportLogInput!) { acceptReportLog(id: $id, input: $input) { status } }', {
      id: report.id,
      input: { repairerIds: [people.repairers.items[0]?.id] },
    })
    const { repairLogs } = await call<{ repairLogs: { items: { id: string; status: string }[] } }>(
      here,
      'query($id: ID!) { repairLogs(filter: { reportId: { eq: $id } }) { items { id status } } }',
      { id: report.id },
    )
    const repairId = repairLogs.items[0]?.id
    await call(here, 'mutation($id: ID!) { startRepairLog(id: $id) { status } }', { id: repairId })
    await repairs.until((r) => r.repairSummary.inRepair === before.repairSummary.inRepair + 1)
    await call(here, 'mutation($id: ID!, $input: CompleteRepairLogInput) { completeRepairLog(id: $id, input: $input) { status } }', {
      id: repairId,
      input: {
        description: '更换印版',
        faultCategoryId: people.faultCategories.items[0]?.id,
        hours: [{ id: people.repairers.items[0]?.id, amount: 0.5 }],
      },
    })

    const last = () => downtime.seen.at(-1) as Stopped
    await downtime.until(() => !has(last()))
    await repairs.until((r) => r.repairSummary.doneToday === before.repairSummary.doneToday + 1)
    const { reportLog } = await call<{ reportLog: { status: string; stopHours: number } }>(
      here,
      'query($id: ID!) { reportLog(id: $id) { status stopHours } }',
      { id: report.id },
    )
    expect(reportLog.status).toBe('COMPLETED')
    expect(elsewhere.seen.some(has)).toBe(false)
  })

  it('is told by its history', async () => {
    const token = await tokenIn('1')
    const { reportLogs } = await call<{ reportLogs: { items: { id: string }[] } }>(
      token,
      '{ reportLogs(page: { size: 1, sort: "id", order: DESC }) { items { id } } }',
    )
    const { history } = await call<{ history: { action: string; userName: string }[] }>(
      token,
      'query($id: ID!) { history(resource: "reportLog", id: $id) { action userName } }',
      {
        id: reportLogs.items[0]?.id,
      },
    )
    expect(history.map((h) => h.action)).toEqual(['complete', 'update', 'accept', 'create'])
    expect(history[0]?.userName).not.toBe('')
  })
})
