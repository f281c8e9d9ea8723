// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSearch } from '../../../../console/fields/choices/useSearch.ts'
import { useDebouncedValue } from '../../../../console/kit/browser/useDebouncedValue.ts'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

let leave = () => {}
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

/** What a list is asked for, each time that it is another question than before. */
function asked<T>(use: () => T, question: (hook: T) => string) {
  const questions: string[] = []
  const hook = {} as { current: T }
  const Probe = () => {
    hook.current = use()
    const next = question(hook.current)
    if (next !== questions.at(-1)) questions.push(next)
    return null
  }
  const root = mountedRoot(document.createElement('div'))
  leave = () => act(() => root.unmount())
  const draw = () => act(() => root.render(<Probe />))
  draw()
  return { hook, questions, draw }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('a picker asks once when somebody stops typing, and not for each letter', () => {
  const { hook, questions } = asked(
    () => useSearch(true),
    ({ keyword }) => keyword,
  )
  for (const text of ['p', 'pu', 'pum', 'pump ']) {
    hook.current.type(text)
    pass(149)
  }
  expect(questions).toEqual([''])
  pass(1)
  expect(questions).toEqual(['', 'pump'])
  pass(1000)
  expect(questions).toEqual(['', 'pump'])
})

it('a picker asks for no half of a Chinese word', () => {
  const { hook, questions } = asked(
    () => useSearch(true),
    ({ keyword }) => keyword,
  )
  hook.current.compose()
  for (const text of ['z', 'zh', 'zhou']) {
    hook.current.type(text)
    pass(1000)
  }
  expect(questions).toEqual([''])
  hook.current.settle('轴')
  pass(150)
  expect(questions).toEqual(['', '轴'])
})

it('a list beside a form asks once after 300 ms without a letter', () => {
  let text = ''
  const { questions, draw } = asked(
    () => useDebouncedValue(text),
    (keyword) => keyword,
  )
  for (const next of ['b', 'be', 'bearing']) {
    text = next
    draw()
    pass(299)
  }
  expect(questions).toEqual([''])
  pass(1)
  expect(questions).toEqual(['', 'bearing'])
})
