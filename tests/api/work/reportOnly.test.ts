import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '../../support/stories/repairDesk.ts'

let desk: Desk
let who: string
beforeAll(async () => {
  desk = await openDesk()
  who = await desk.somebody('repair:report:add')
})
afterAll(() => desk.close())

/** What the console asks on the way, in its own words. */
const SCANNED = 'query($code: String!) { scanned(code: $code) { resource id title plantId plantName isHere } }'
const DESK = `query($equipmentId: ID!) { desk: reportDesk(equipmentId: $equipmentId) {
  equipment { id number name workshop { id title } } state phrases
  openStop { id title reportNo description progress isStopped reportDate reporter { id title } }
  openReports { id title reportNo description progress isStopped reportDate reporter { id title } }
} }`

describe('whoever may only report', () => {
  it('finds a machine by its number, its desk, and reports', async () => {
    const id = await desk.machine()
    const { number } = await desk.call<{ number: string }>('admin', 'query($id: ID!) { equipment(id: $id) { number } }', { id })
    expect(await desk.call(who, SCANNED, { code: number })).toMatchObject({ resource: 'equipment', id })
    expect(await desk.call(who, DESK, { equipmentId: id })).toMatchObject({ equipment: { number }, openStop: null })
    const sent = 'mutation($input: CreateReportLogInput!) { record: createReportLog(input: $input) { id title joinedTo { id title } } }'
    expect(await desk.call(who, sent, { input: { equipmentId: id, description: '异响' } })).toMatchObject({
      title: expect.stringMatching(/^BX/),
    })
  })
})
