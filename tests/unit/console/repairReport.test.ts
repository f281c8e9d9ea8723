import { describe, expect, it } from 'vitest'
import {
  emptyDraft,
  hasPhrase,
  inputOf,
  missingIn,
  rushed,
  sentAlready,
  standing,
  togglePhrase,
} from '../../../console/screens/repair/reportDraft.ts'

const said = { ...emptyDraft, description: '漏油', isStopped: false }

describe('phrases of a phone report', () => {
  it('are combined, and taken back without what stands beside them', () => {
    const one = togglePhrase('', '漏油', '；')
    const two = togglePhrase(one, '有异响', '；')
    expect(two).toBe('漏油；有异响')
    expect(hasPhrase(two, '有异响')).toBe(true)
    expect(togglePhrase(two, '漏油', '；')).toBe('有异响')
  })

  it('leave alone what was typed by hand', () => {
    expect(togglePhrase('左边第二根辊', '漏油', '；')).toBe('左边第二根辊；漏油')
    expect(togglePhrase('left roller; Oil leaks', 'Oil leaks', '; ')).toBe('left roller')
    expect(hasPhrase('漏油很多', '漏油')).toBe(false)
  })
})

describe('a phone report', () => {
  it('takes a standing machine for a line stop, and the other way round', () => {
    expect(standing(said, true)).toMatchObject({ isStopped: true, urgency: 'STOP' })
    expect(standing(standing(said, true), false)).toMatchObject({ isStopped: false, urgency: 'NORMAL' })
    expect(standing({ ...said, urgency: 'HIGH' }, false).urgency).toBe('HIGH')
    expect(rushed(said, 'STOP').isStopped).toBe(true)
    expect(rushed(said, 'HIGH').isStopped).toBe(false)
  })

  it('asks for words and for whether the machine stands, and for nothing else', () => {
    expect(missingIn(emptyDraft)).toEqual(['description', 'isStopped'])
    expect(missingIn({ ...emptyDraft, description: '  ' })).toContain('description')
    expect(missingIn(said)).toEqual([])
  })

  it('names the unit of a machine, or the ink tank and its faults, never both', () => {
    expect(inputOf({ ...said, unitId: '4' }, '9')).toMatchObject({ equipmentId: '9', equCategory: 'EQUIPMENT', unitId: '4' })
    const tank = inputOf({ ...said, unitId: '4', ductId: '7', ductFaultIds: ['2'] }, '9')
    expect(tank).toMatchObject({ equCategory: 'DUCT', ductId: '7', ductFaultIds: ['2'] })
    expect(tank).not.toHaveProperty('unitId')
  })
})

describe('a report whose answer was lost', () => {
  const since = Date.parse('2026-11-21T08:00:00Z')
  const found = { id: '1', createdById: '5', description: '漏油', createdAt: '2026-11-21T08:00:01Z' }

  it('is found again by its writer, its words and its time', () => {
    expect(sentAlready([found], said, { userId: '5', since })).toBe(found)
  })

  it('is not mistaken for that of a colleague, for other words or for one of this morning', () => {
    expect(sentAlready([found], said, { userId: '6', since })).toBeUndefined()
    expect(sentAlready([found], { ...said, description: '有异响' }, { userId: '5', since })).toBeUndefined()
    expect(sentAlready([{ ...found, createdAt: '2026-11-21T07:00:00Z' }], said, { userId: '5', since })).toBeUndefined()
  })
})
