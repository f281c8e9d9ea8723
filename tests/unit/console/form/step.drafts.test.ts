// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { changedBy, changeSummary } from '../../../../console/form/drafts/stepDrafts.ts'
import { metaOf, type Row } from '../../../../console/resource/meta.ts'

const meta = metaOf('maintenanceOrder')
const old = { id: '9', title: 'BY1', status: 'PENDING', planDate: '2026-11-29', actions: ['postpone'] } as unknown as Row
const saved = { ...old, planDate: '2026-12-01' } as Row
const words = { label: (name: string) => `<${name}>`, action: (name: string) => `<${name}>` } as never

describe('a step that leaves a record in its state', () => {
  it('is told by what it has changed, its reason left out', () => {
    expect(changedBy({ meta, step: 'postpone', old, saved })).toEqual(['planDate'])
    expect(changeSummary({ meta, step: 'postpone', old, saved }, words)).toBe('<planDate> 2026-12-01')
  })

  it('is told by its own word where it has changed nothing', () => {
    expect(changeSummary({ meta, step: 'postpone', old, saved: old }, words)).toBe('<postpone>')
  })
})
