import { describe, expect, it } from 'vitest'
import { toneOf } from '../../../console/resource/tone.ts'

describe('the tone of a status', () => {
  it('alarms of a fault that nobody has taken on, and not of work that was planned', () => {
    expect(['reportLog', 'maintenanceOrder', 'inspectionOrder'].map((of) => toneOf('PENDING', of))).toEqual(['danger', 'quiet', 'info'])
    expect(toneOf('DONE', 'maintenanceOrder')).toBe('good')
    expect([toneOf('PENDING'), toneOf('nothing of the kind'), toneOf(null)]).toEqual(['danger', undefined, undefined])
  })
})
