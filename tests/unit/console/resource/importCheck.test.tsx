// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CheckFoot, CheckStep } from '../../../../console/import/CheckStep.tsx'
import type { Checked, CheckedRow } from '../../../../console/import/importWire.ts'
import type { StepProps } from '../../../../console/import/stepProps.ts'
import { loadLanguage, loadWords } from '../../../../console/kit/words/i18n.ts'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeAll(async () => {
  await loadLanguage('en')
  await loadWords('excel')
})
let leave = () => {}
afterEach(() => leave())

const row = (more: Partial<CheckedRow>): CheckedRow => ({
  rowNo: 2,
  verdict: 'new',
  title: 'Pump',
  changes: [],
  faults: [],
  doubts: [],
  ...more,
})
const ROWS = [
  row({ changes: [{ field: 'name', before: null, after: 'Pump' }], doubts: [{ field: 'code', header: 'Code', message: 'shows 3-1' }] }),
  row({ rowNo: 3, verdict: 'changed', changes: [{ field: 'name', before: 'Old', after: 'New' }] }),
]
const checked: Checked = {
  counts: { created: 1, changed: 1, same: 0, error: 0 },
  rows: ROWS,
  canImport: true,
  questions: ['Rows hidden: 2.'],
}
/** The step as it is with a check, and what its controls do. */
async function shown(more: Partial<Checked> = {}, isConfirmed = false) {
  const job = {
    ...{ work: null, refusal: null, isUncertain: false, progress: null, uploaded: null },
    ...{ checked: { ...checked, ...more }, isConfirmed, confirm: vi.fn(), commit: vi.fn(), back: vi.fn(), check: vi.fn(), cancel: vi.fn() },
  }
  const words = { label: (key: string) => key }
  const props = { job, words } as unknown as StepProps
  const place = document.createElement('div')
  const root = mountedRoot(place)
  await act(async () =>
    root.render(
      <>
        <CheckStep {...props} />
        <CheckFoot {...props} />
      </>,
    ),
  )
  leave = () => act(() => root.unmount())
  const importButton = [...place.querySelectorAll('button')].at(-1) as HTMLButtonElement
  return { job, place, importButton }
}

describe('the check of an import', () => {
  it('shows what is written of new rows, what changes of others, and what is in doubt', async () => {
    const { place } = await shown()
    const lists = [...place.querySelectorAll('[data-slot="import-values"], [data-slot="import-changes"]')]
    expect(lists.map((one) => [...one.querySelectorAll('li')].map(({ textContent }) => textContent))).toEqual([
      ['namePump', 'Codeshows 3-1'],
      [expect.stringMatching(/^nameOld.*New$/)],
    ])
    expect(lists.map((one) => one.querySelectorAll('del').length)).toEqual([0, 1])
  })

  it('asks before anything is imported, and only then lets it be', async () => {
    const { job, place, importButton } = await shown()
    expect(place.textContent).toContain('I have checked this. Import as is')
    expect(place.querySelector('[data-slot="import-questions"]')?.textContent).toContain('Rows hidden: 2.')
    expect(importButton.disabled).toBe(true)
    await act(async () => (place.querySelector('input[type=checkbox]') as HTMLInputElement).click())
    expect(job.confirm).toHaveBeenCalledWith(true)
    leave()
    expect((await shown({}, true)).importButton.disabled).toBe(false)
    leave()
    expect((await shown({ questions: [] })).importButton.disabled).toBe(false)
  })

  it('asks for the good rows of a sheet with errors too', async () => {
    const counts = { created: 1, changed: 0, same: 0, error: 1 }
    const faulty = await shown({ counts, canImport: false })
    expect(faulty.importButton.disabled).toBe(true)
    leave()
    expect((await shown({ counts, canImport: false }, true)).importButton.disabled).toBe(false)
  })
})
