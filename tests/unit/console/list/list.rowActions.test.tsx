// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RowActions } from '../../../../console/list/table/RowActions.tsx'
import { type RowMenuTarget, rowActions } from '../../../../console/resource/actions.ts'
import { metaOf, type Row } from '../../../../console/resource/meta.ts'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

const meta = metaOf('reportLog')
const corrections = Object.entries(meta.flow?.steps ?? {}).flatMap(([name, step]) => (step.corrects ? [name] : []))
const row: Row = { id: '7', title: 'R7', actions: [] }
let leave = () => {}
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => leave())

/** The actions of a row with these names, each as wide as its letters. */
function show(names: readonly string[]) {
  const [start, openMenu] = [vi.fn(), vi.fn()]
  const words = { action: (name: string) => name.slice(0, 4), more: 'More' }
  const actions = (one: Row) => {
    const all = rowActions({ meta, spec: OWN, words, can: () => true, start }, { ...one, actions: names })
    return names.map((name) => all.find((action) => action.name === name))
  }
  const list = { meta, words, actions, openMenu, pathOf: () => undefined } as never
  const host = document.body.appendChild(document.createElement('div'))
  const root = mountedRoot(host)
  act(() => root.render(<RowActions row={row} list={list} />))
  leave = () => {
    act(() => root.unmount())
    host.remove()
  }
  const buttons = [...host.querySelectorAll('button')]
  return { start, openMenu, buttons, dots: host.querySelector<HTMLElement>('button[aria-haspopup=menu]') }
}
const OWN = { actions: Object.fromEntries(['done', 'move', 'copy'].map((name) => [name, { title: name, dialog: () => null }])) }
const namesIn = (menu: RowMenuTarget | undefined) => menu?.actions.map(({ name }) => name)

it('a row shows two actions and does the one that is pressed', () => {
  const { buttons, start, dots } = show(['edit', 'done'])
  expect([buttons.map((one) => one.textContent), dots]).toEqual([['edit', 'done'], null])
  buttons[1]?.click()
  expect(start.mock.calls).toMatchObject([[{ kind: 'extra', name: 'done', row: { id: '7' } }]])
})

it('all others wait behind the dots, which say whose they are', () => {
  const { buttons, openMenu, dots } = show(['edit', 'done', 'move', 'copy'])
  expect(buttons.map((one) => one.textContent)).toEqual(['edit', 'done', ''])
  expect(dots?.getAttribute('aria-label')).toBe('More R7')
  dots?.click()
  const menu = openMenu.mock.calls[0]?.[0]
  expect([menu?.row, menu?.anchor, namesIn(menu)]).toEqual([row, dots, ['move', 'copy']])
})

it('what puts history right waits there however few actions there are', () => {
  const [rare = ''] = corrections
  const { buttons, openMenu, dots } = show([rare, 'edit'])
  expect(buttons.map((one) => one.textContent)).toEqual(['edit', ''])
  dots?.click()
  expect(namesIn(openMenu.mock.calls[0]?.[0])).toEqual([rare])
})
