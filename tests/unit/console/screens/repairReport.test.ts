import { describe, expect, it } from 'vitest'
import {
  emptyDraft,
  hasPhrase,
  inputOf,
  missingIn,
  rushed,
  standing,
  togglePhrase,
} from '../../../../console/screens/repair/report/reportDraft.ts'

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
