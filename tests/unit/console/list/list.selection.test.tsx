// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type Selection, useSelection } from '../../../../console/list/controller/useSelection.ts'
import { picked } from '../../../../console/list/extras/usePicked.ts'
import { between } from '../../../../console/list/extras/useRangeTicks.ts'
import type { Row } from '../../../../console/resource/meta.ts'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

const row = (id: string): Row => ({ id, title: `Row ${id}`, actions: [] })
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
/** The hook inside of a component, as it stands after each change. */
function hook(scope: string) {
  const result = {} as { current: Selection }
  const Probe = (props: { scope: string }) => {
    result.current = useSelection(props.scope)
    return null
  }
  const root = mountedRoot(document.createElement('div'))
  const rerender = (props: { scope: string }) => act(() => root.render(<Probe {...props} />))
  rerender({ scope })
  return { result, rerender }
}

describe('ticks', () => {
  it('survive a turn of the page and end with the filter', () => {
    const { result, rerender } = hook('filter A')
    act(() => result.current.toggle('1'))
    rerender({ scope: 'filter A' })
    act(() => result.current.setSelected(['21', '22'], true))
    expect([...result.current.ids]).toEqual(['1', '21', '22'])
    rerender({ scope: 'filter B' })
    expect(result.current.ids.size).toBe(0)
    act(() => result.current.toggle('7'))
    expect([...result.current.ids]).toEqual(['7'])
  })

  it('of a page come and go without those of other pages', () => {
    const { result } = hook('x')
    act(() => result.current.setSelected(['1', '2'], true))
    act(() => result.current.setSelected(['2', '3'], true))
    act(() => result.current.setSelected(['2', '3'], false))
    expect([...result.current.ids]).toEqual(['1'])
  })

  it('mean everything that matches only until one of them is turned', () => {
    const { result, rerender } = hook('x')
    act(() => result.current.toggle('1'))
    act(() => result.current.chooseAll())
    expect([result.current.isAll, result.current.has('999')]).toEqual([true, true])
    act(() => result.current.toggle('2'))
    expect([result.current.isAll, result.current.has('999')]).toEqual([false, false])
    act(() => result.current.chooseAll())
    rerender({ scope: 'y' })
    expect(result.current.isAll).toBe(false)
  })

  it('keep their identity while nothing changes, so that no row is drawn anew', () => {
    const { result, rerender } = hook('x')
    const { toggle } = result.current
    act(() => toggle('1'))
    rerender({ scope: 'x' })
    expect(result.current.toggle).toBe(toggle)
  })
})

describe('the rows behind the ticks', () => {
  it('are remembered from pages that are no longer shown, and forgotten with their tick', () => {
    const first = picked(new Map(), [row('1'), row('2')], new Set(['1', '2']))
    const second = picked(first, [row('21')], new Set(['1', '2', '21']))
    expect([...second.keys()]).toEqual(['1', '2', '21'])
    expect([...picked(second, [row('21')], new Set(['2'])).keys()]).toEqual(['2'])
  })

  it('are the freshest known ones', () => {
    const known = new Map([['1', { ...row('1'), status: 'OLD' }]])
    expect(picked(known, [{ ...row('1'), status: 'NEW' }], new Set(['1'])).get('1')).toMatchObject({ status: 'NEW' })
  })
})

describe('a range of ticks', () => {
  const ids = ['a', 'b', 'c', 'd']
  it('goes from the last tick to this one, either way', () => {
    expect(between(ids, 'b', 'd')).toEqual(['b', 'c', 'd'])
    expect(between(ids, 'd', 'b')).toEqual(['b', 'c', 'd'])
  })
  it('is this row alone when the last tick is on another page', () => {
    expect(between(ids, 'z', 'c')).toEqual(['c'])
    expect(between(ids, undefined, 'c')).toEqual(['c'])
    expect(between(ids, 'a', 'z')).toEqual([])
  })
})
