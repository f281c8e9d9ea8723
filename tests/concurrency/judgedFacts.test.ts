import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Meeting } from '../support/store/meeting.ts'
import { type RaceCase, straysOf } from '../support/store/raceTable.ts'
import { openRivals } from '../support/store/rivals.ts'
import { type Desk, deskOf } from '../support/stories/desk.ts'
import { isLong } from '../support/suite/longForms.ts'
import { leaveRaces } from './races/leave.ts'
import { machineRaces } from './races/machines.ts'
import { qualityRaces } from './races/quality.ts'
import { sharedRaces } from './races/shared.ts'
import { stockRaces } from './races/stock.ts'

const ROUNDS = isLong ? 20 : 3
const meeting = new Meeting()

let desk: Desk
beforeAll(async () => {
  desk = deskOf(await openRivals(meeting.within))
})
afterAll(async () => {
  expect(await desk.rivals.faults()).toEqual([])
  expect({ deadlocks: await desk.rivals.close() }).toEqual({ deadlocks: 0 })
})

const topics: [string, readonly RaceCase[]][] = [
  ['of leave and the roster', leaveRaces],
  ['of machines and their work', machineRaces],
  ['of complaints and templates', qualityRaces],
  ['of stock', stockRaces],
  ['of what everybody shares', sharedRaces],
]
/** What a rule has judged stays so until it has written: whoever changes it meanwhile comes before or after. */
describe.each(topics)('facts %s that two change at once', (_topic, races) => {
  it.each(races.map((race) => [race.name, race] as const))('%s', async (_name, race) => {
    expect(await straysOf(desk, meeting, race, ROUNDS)).toEqual([])
  })
})
