// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RowActions } from '../../../console/list/table/RowActions.tsx'
import { metaOf, type Row } from '../../../console/resource/meta.ts'
import { mountedRoot } from '../../support/browser/mountedRoot.ts'

const meta = metaOf('reportLog')
const corrections = Object.entries(meta.flow?.steps ?? {}).flatMap(([name, step]) => (step.corrects ? [name] : []))
const row: Row = { id: '7', title: 'R7', actions: [] }
let leave = () => {}
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => leave())

/** The actions of a row with these names, each as wide as its letters. */
function show(names: readonly string[]) {
  const [act_, more] = [vi.fn(), vi.fn()]
  const words = { action: (name: string) => name.slice(0, 4), toneOfAction: () => undefined, more: 'More' }
  const view = { meta, words, names: () => names, act: act_, more } as never
  const host = document.body.appendChild(document.createElement('div'))
  const root = mountedRoot(host)
  act(() => root.render(<RowActions row={row} view={view} />))
  leave = () => {
    act(() => root.unmount())
    host.remove()
  }
  const buttons = [...host.querySelectorAll('button')]
  return { act: act_, more, buttons, dots: host.querySelector<HTMLElement>('button[aria-haspopup=menu]') }
}

it('a row shows two actions and does the one that is pressed', () => {
  const { buttons, act, dots } = show(['edit', 'done'])
  expect([buttons.map((one) => one.textContent), dots]).toEqual([['edit', 'done'], null])
  buttons[1]?.click()
  expect(act.mock.calls).toEqual([['done', row]])
})

it('all others wait behind the dots, which say whose they are', () => {
  const { buttons, more, dots } = show(['edit', 'done', 'move', 'copy'])
  expect(buttons.map((one) => one.textContent)).toEqual(['edit', 'done', ''])
  expect(dots?.getAttribute('aria-label')).toBe('More R7')
  dots?.click()
  expect(more.mock.calls).toEqual([[{ row, names: ['move', 'copy'], refused: [], anchor: dots }]])
})

it('what puts history right waits there however few actions there are', () => {
  const [rare = ''] = corrections
  const { buttons, more, dots } = show([rare, 'edit'])
  expect(buttons.map((one) => one.textContent)).toEqual(['edit', ''])
  dots?.click()
  expect(more.mock.calls[0]?.[0]).toMatchObject({ names: [rare] })
})
