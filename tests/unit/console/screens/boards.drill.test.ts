import { describe, expect, it } from 'vitest'
import { filterOf, readAddress } from '../../../../console/fields/filters/filterAddress.ts'
import { metaOf } from '../../../../console/resource/meta.ts'
import {
  completedPlace,
  faultsPlace,
  hoursPlace,
  ofDay,
  ofMachine,
  openFaultsPlace,
  overPlace,
  type Place,
  searchOf,
  since,
  stopsPlace,
} from '../../../../console/screens/boards/drill.ts'
import { complaintsPlace, ofDecor, ofSubject, openPlace } from '../../../../console/screens/boards/panels/complaintPlaces.ts'

const november = { range: { from: '2026-11-01', to: '2026-11-21' } }

/** What the list that a bar opens asks the server for. */
function asked(place: Place | undefined) {
  if (!place) return undefined
  const meta = metaOf(place.of)
  return filterOf(meta, readAddress(meta, new URLSearchParams(searchOf(place))))
}
const november1to21 = { from: '2026-10-31T16:00:00.000Z', to: '2026-11-21T15:59:59.999Z' }
const counted = { in: ['PENDING', 'REPAIRING', 'USABLE_WITH_FAULT', 'COMPLETED', 'CONFIRMED'] }

describe('a number of complaints opens its rows', () => {
  const [range, by] = [november.range, { customerId: '3' }]

  it('of what became of them, and of one thing or of none; what is void is in no number', () => {
    const qaState = { in: ['NEW', 'INVESTIGATING', 'ANSWERED', 'CLOSED', 'REJECTED'] }
    expect(asked(complaintsPlace(range, by, 'open'))).toEqual({
      ...{ claimDate: range, customerId: { eq: '3' }, qaState: { in: ['NEW', 'INVESTIGATING', 'ANSWERED'] } },
    })
    expect(asked(complaintsPlace(range, ofSubject('claimCauseId', '7'), 'recurring'))).toEqual({
      ...{ claimDate: range, claimCauseId: { eq: '7' }, isRecurring: { eq: true } },
    })
    expect(asked(complaintsPlace(range, ofSubject('qaId', null)))).toEqual({ claimDate: range, qaState, qaId: { eq: null } })
    expect(asked(complaintsPlace(range, ofDecor('W12')))).toEqual({ claimDate: range, qaState, longCode: { eq: 'W12' } })
    expect(asked(complaintsPlace(range, ofDecor(null)))).toEqual({ claimDate: range, qaState, longCode: { eq: null } })
  })

  it('of what is open now whenever it came', () => {
    expect(asked(openPlace(by, 'RED'))).toEqual({
      ...{ customerId: { eq: '3' }, qaState: { in: ['NEW', 'INVESTIGATING', 'ANSWERED'] }, trafficStatus: { eq: 'RED' } },
    })
  })
})

describe('a bar opens the rows behind it', () => {
  it('of a machine: its stops in these days, without those that were withdrawn', () => {
    expect(asked(stopsPlace(ofMachine(november, '7')))).toEqual({
      equipmentId: { eq: '7' },
      isStopped: { eq: true },
      reportDate: november1to21,
      status: counted,
    })
  })

  it('of a category or an urgency: the faults of that kind', () => {
    expect(asked(faultsPlace(november, { faultCategoryId: '3' }))).toEqual({
      faultCategoryId: { eq: '3' },
      isJoined: { eq: false },
      reportDate: november1to21,
      status: counted,
    })
    expect(asked(faultsPlace(november, { urgency: 'STOP' }))).toMatchObject({ urgency: { eq: 'STOP' } })
  })

  it('of what is open: the faults of these days that are open now', () => {
    expect(asked(openFaultsPlace(november))).toEqual({
      isJoined: { eq: false },
      reportDate: november1to21,
      status: { in: ['PENDING', 'REPAIRING', 'USABLE_WITH_FAULT'] },
    })
  })

  it('of a day: the factory day, whatever the range', () => {
    expect(asked(faultsPlace(ofDay(november, '2026-11-03')))).toMatchObject({
      reportDate: { from: '2026-11-02T16:00:00.000Z', to: '2026-11-03T15:59:59.999Z' },
    })
  })

  it('of what was over on a day: those reports, whenever they were made', () => {
    expect(asked(overPlace(ofDay(november, '2026-11-03')))).toEqual({
      completedAt: { from: '2026-11-02T16:00:00.000Z', to: '2026-11-03T15:59:59.999Z' },
      isJoined: { eq: false },
      status: { in: ['COMPLETED', 'CONFIRMED'] },
    })
  })

  it('of a repair type and of a repairer: completed repairs, booked hours', () => {
    expect(asked(completedPlace(november, { repairType: 'IMPROVEMENT' }))).toEqual({
      repairType: { eq: 'IMPROVEMENT' },
      status: { eq: 'COMPLETED' },
      completeDate: november1to21,
    })
    expect(asked(hoursPlace(november))).toEqual({ logDate: { from: '2026-11-01', to: '2026-11-21' } })
    expect(asked(hoursPlace(november, '5'))).toEqual({ repairerId: { eq: '5' }, logDate: { from: '2026-11-01', to: '2026-11-21' } })
  })

  it('of a workshop names its machines, and leads nowhere while they are not known', () => {
    expect(asked(stopsPlace({ ...november, equipmentIds: ['4', '9'] }))).toMatchObject({ equipmentId: { in: ['4', '9'] } })
    expect(stopsPlace({ ...november, equipmentIds: [] })).toBeUndefined()
    expect(completedPlace({ ...november, equipmentIds: [] })).toBeUndefined()
  })

  it('from the day on which the oldest of its stops began', () => {
    const place = stopsPlace(november)
    expect(place && searchOf(since(place, '2026-10-29'))).toContain('reportDate=2026-10-29~2026-11-21')
    expect(place && searchOf(since(place, '2026-11-05'))).toContain('reportDate=2026-11-01~2026-11-21')
  })
})
