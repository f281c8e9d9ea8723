import { describe, expect, it } from 'vitest'
import { isToned, toneOf } from '../../../../console/fields/display/tone.ts'
import { metaOf } from '../../../../console/resource/meta.ts'

describe('the tone of a status', () => {
  it('alarms of a fault that nobody has taken on, and not of work that was planned', () => {
    const pending = (['reportLog', 'maintenanceOrder', 'inspectionOrder'] as const).map((of) =>
      toneOf(metaOf(of).fields['status'], 'PENDING'),
    )
    expect(pending).toEqual(['danger', 'quiet', 'info'])
    const { status } = metaOf('maintenanceOrder').fields
    expect([toneOf(status, 'DONE'), toneOf(status, 'nothing of the kind'), toneOf(status, null), toneOf(undefined, 'DONE')]).toEqual([
      'good',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('makes a tag of a choice where every value has one', () => {
    expect(isToned(metaOf('equipment').fields['status'])).toBe(true)
    expect(isToned(metaOf('equipment').fields['criticality'])).toBe(false)
    expect(isToned(metaOf('autoLoginLink').fields['status'])).toBe(false)
  })
})
