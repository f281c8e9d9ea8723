// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { choosable } from '../../../../../console/fields/choices/useChoices.ts'
import { loadLanguage, loadWords } from '../../../../../console/kit/words/i18n.ts'
import { metaOf } from '../../../../../console/resource/meta.ts'
import shiftScreen from '../../../../../console/screens/masterdata/shift.screen.tsx'

afterAll(() => localStorage.clear())

describe.each([
  ['zh', '2026-12-01 起：06:00–14:00', '2026-12-01 起停用'],
  ['en', 'From 2026-12-01: 06:00–14:00', 'From 2026-12-01: disabled'],
] as const)('a planned change of a shift, in %s', (language, times, off) => {
  beforeAll(async () => {
    await loadLanguage(language)
    await Promise.all(['common', 'masterdata'].map(loadWords))
  })
  const said = (changesOn: string | null, changesTo: string | null) =>
    renderToStaticMarkup(shiftScreen.spec.cells?.['changesOn']?.(changesOn, { changesTo } as never, {} as never))

  it('is told in its row with its day', () => {
    expect(said('2026-12-01', '06:00–14:00')).toBe(times)
    expect(said('2026-12-01', null)).toBe(off)
    expect(said(null, null)).toBe('')
  })
})

describe('a picker', () => {
  it('asks for what new work may choose, as the definition of the target says', () => {
    expect(choosable('equipment', { keyword: 'a' })).toEqual({ keyword: 'a', status: { eq: 'ENABLED' } })
    expect(choosable('file', { keyword: '' })).toEqual({})
  })

  it('offers everything where the reference may name any row: a change may switch a shift on', async () => {
    const { anyRow } = metaOf('shiftChange').fields['shiftId'] ?? {}
    expect(choosable('shift', { keyword: '', isAny: anyRow })).toEqual({})
    expect(metaOf('reportLog').flow?.steps['correct']?.input['reporterId']?.anyRow).toBe(true)
  })
})
