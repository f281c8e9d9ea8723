import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DowntimeSummaryDocument } from '../../../bigscreen/boards/downtime/gen/downtimeSummary.ts'
import { FaultSummaryDocument } from '../../../bigscreen/boards/faults/gen/faultSummary.ts'
import { ComplaintSummaryDocument } from '../../../bigscreen/boards/gen/complaintSummary.ts'
import { RepairSummaryDocument } from '../../../bigscreen/boards/gen/repairSummary.ts'
import { ScheduleSummaryDocument } from '../../../bigscreen/boards/gen/scheduleSummary.ts'
import { openSession } from '../../../bigscreen/pairing/session.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { awayBase } from '../../support/servers/awayBase.ts'
import { isLong } from '../../support/suite/longForms.ts'

const ROUNDS = isLong ? 200 : 8
const documents: Readonly<Record<string, string>> = {
  downtimeSummary: String(DowntimeSummaryDocument),
  faultSummary: String(FaultSummaryDocument),
  repairSummary: String(RepairSummaryDocument),
  scheduleSummary: String(ScheduleSummaryDocument),
  complaintSummary: String(ComplaintSummaryDocument),
}
const CREATE = 'mutation($input: CreateReportLogInput!) { made: createReportLog(input: $input) { id } }'
const REJECT = 'mutation($id: ID!) { rejectReportLog(id: $id, input: { reason: "missed" }) { id } }'
const MACHINES = `{ equipments(page: { size: 100 }, filter: { isAssembly: { eq: true } }) { items { id state status } }
  reporters(page: { size: 1 }) { items { id } } }`

let server: TestApp
let door: Awaited<ReturnType<typeof awayBase>>
let token: string
const end = new AbortController()
/** Pictures in the order in which the wall heard them since it was last let in. */
let heard: Map<string, unknown[]>
let timesIn = 0
let watching: Promise<void>

/** The wall as it runs on a screen, which tries again at once. */
async function watch(displayKey: string) {
  const url = `${door.url.replace('http', 'ws')}graphql`
  while (!end.signal.aborted) {
    const onConnected = () => {
      heard = new Map()
      timesIn++
    }
    const onHeard = (stream: string, data: Record<string, unknown>) => void heard.set(stream, [...(heard.get(stream) ?? []), data])
    await openSession({ url, params: () => ({ displayKey }), documents, onConnected, onSettings() {}, onSummary: onHeard }, end.signal)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
async function must<T>(query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await server.send(query, { token, variables })
  if (errors) throw new Error(JSON.stringify(errors))
  return data as T
}
beforeAll(async () => {
  // Time stands still: what is shown differs by what happened and by nothing else.
  const at = new Date()
  server = await testApp({}, undefined, { now: () => at })
  door = await awayBase(server.address)
  token = await server.login()
  const { made } = await must<{ made: { id: string } }>('mutation { made: createWallDisplay(input: { name: "cut" }) { id } }')
  const { issued } = await must<{ issued: { key: string } }>('mutation($id: ID!) { issued: issueWallDisplayKey(id: $id) { key } }', made)
  watching = watch(issued.key)
})
afterAll(async () => {
  end.abort()
  await watching
  await door.shut()
  await server.close()
})

/** What anybody sees who asks now. */
async function current() {
  const asked = Object.entries(documents).map(async ([name, text]) => [name, await must(text.replace('subscription', 'query'))] as const)
  return Object.fromEntries(await Promise.all(asked))
}
const isBack = (before: number) => expect.poll(() => timesIn > before && heard.size).toBe(Object.keys(documents).length)
const at = (which: 0 | -1) => Object.fromEntries([...heard].map(([name, pictures]) => [name, pictures.at(which)]))

describe('a wall that was cut off', () => {
  it('shows at once what happened meanwhile, and misses nothing that happens while it comes back', async () => {
    await isBack(0)
    const { equipments, reporters } = await must<{
      equipments: { items: { id: string; state: string; status: string }[] }
      reporters: { items: { id: string }[] }
    }>(MACHINES)
    const machines = equipments.items.filter(({ state, status }) => state === 'RUNNING' && status === 'ENABLED')
    const open: string[] = []
    let turn = 0
    /** A machine stops, or a stop turns out to be none. */
    async function change() {
      const last = turn++ % 2 ? open.pop() : undefined
      if (last) return void (await must(REJECT, { id: last }))
      const [equipmentId, reporterId] = [machines[turn % machines.length]?.id, reporters.items[0]?.id]
      const input = { equipmentId, reporterId, description: `missed ${turn}`, isStopped: true, urgency: 'STOP' }
      open.push((await must<{ made: { id: string } }>(CREATE, { input })).made.id)
    }
    for (let round = 0; round < ROUNDS; round++) {
      const [shown, before] = [at(-1), timesIn]
      await door.shut()
      await change()
      const wanted = await current()
      expect(wanted).not.toEqual(shown)
      await door.open()
      await isBack(before)
      expect([round, at(0)]).toEqual([round, wanted])
      // Once more, while it comes back.
      const again = timesIn
      await door.shut()
      await Promise.all([door.open(), change()])
      await isBack(again)
      const now = await current()
      await expect.poll(() => at(-1)).toEqual(now)
    }
  })
})
