import { describe, expect, it } from 'vitest'
import { relatedFacts } from '../../../../console/record/RelatedList.tsx'
import { metaOf } from '../../../../console/resource/meta.ts'

const words = { label: (name: string) => `<${name}>`, value: (_of: string, _field: string, value: string) => value } as never

describe('a row in the list of what belongs to a record', () => {
  it('says what a number counts, and nothing that the record has said', () => {
    const meta = metaOf('repairTimeLog')
    const row = { id: '1', title: '1', hours: 1.5, logDate: '2026-11-23', repairerId: '7', repairer: { id: '7', title: '王建国' } } as never
    const facts = relatedFacts({ meta, row, words, without: [meta.label], known: ['王建国'] })
    expect(facts).toContain('<hours> 1.5')
    expect(facts.join()).not.toContain('王建国')
  })
})
