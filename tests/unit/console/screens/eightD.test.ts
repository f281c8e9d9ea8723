import { describe, expect, it } from 'vitest'
import { type EightDAction, type EightDClaim, eightD, progressOf } from '../../../../console/screens/shared/complaints/eightD.ts'

const none: EightDClaim = {
  ...{ qaId: null, catComment: null, request: null, longCode: null, decorName: null, paperRollNo: null, prodDate: null, quantity: null },
  ...{ claimCauseId: null, causeComment: null, claimMeasureId: null, exeComment: null, answer: null, qaState: 'NEW', isSettled: false },
}
const all: EightDClaim = {
  ...{ qaId: '1', catComment: 'streaks', request: null, longCode: 'W1', decorName: null, paperRollNo: 'R1', prodDate: '2026-11-01' },
  ...{ quantity: 3, claimCauseId: '1', causeComment: 'blade', claimMeasureId: '1', exeComment: 'done', answer: 'so', qaState: 'CLOSED' },
  isSettled: true,
}
const act = (kind: EightDAction['kind'], state: EightDAction['state'], checkAfterDays: number | null = null) => ({
  kind,
  state,
  checkAfterDays,
})
const DONE = [act('IMMEDIATE', 'DONE'), act('CORRECTIVE', 'EFFECTIVE', 30), act('PREVENTIVE', 'DONE')]
const of = (claim: EightDClaim, actions: readonly EightDAction[] = [], evidence = 0) =>
  Object.fromEntries(eightD({ claim, actions, evidence }).map(({ key, state, missing }) => [key, [state, ...missing].join(' ')]))

describe('the 8D of a complaint', () => {
  it('says of a new one what is missing everywhere', () => {
    expect(of(none)).toEqual({
      D1: 'missing qa owners',
      D2: 'missing description decor roll prodDate quantity',
      D3: 'missing immediate',
      D4: 'missing cause causeComment evidence',
      D5: 'missing measure',
      D6: 'missing execution',
      D7: 'missing preventive',
      D8: 'missing answer closing',
    })
  })

  it('is done where everything is there', () => {
    const sections = eightD({ claim: all, actions: DONE, evidence: 1 })
    expect(progressOf(sections)).toEqual({ done: 8, of: 8 })
  })

  it('is under way while actions are open or wait to be looked at again; one that was cancelled never was', () => {
    const actions = [act('IMMEDIATE', 'OPEN'), act('CORRECTIVE', 'DONE', 30), act('PREVENTIVE', 'CANCELLED')]
    expect(of({ ...all, isSettled: false }, actions, 1)).toMatchObject({
      ...{ D1: 'done', D3: 'begun actionOpen', D6: 'begun check', D7: 'missing preventive', D8: 'begun settled' },
    })
  })

  it('asks nothing more of one that was not justified', () => {
    const sections = eightD({ claim: { ...all, qaState: 'REJECTED', answer: null }, actions: [], evidence: 0 })
    expect(sections.map(({ state }) => state)).toEqual(['done', 'done', 'none', 'none', 'none', 'none', 'none', 'done'])
    expect(progressOf(sections)).toEqual({ done: 3, of: 3 })
  })
})
