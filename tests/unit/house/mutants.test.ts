import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FAULTS, plant } from '../../mutants/index.mjs'

it('every fault of the list can still be planted, and the tests that must catch it are there', () => {
  const faults = FAULTS.flatMap((fault) => {
    const missing = [fault.file, ...fault.tests].filter((path) => !existsSync(path))
    if (missing.length) return missing.map((path) => `${fault.area}: there is no ${path}`)
    try {
      plant(readFileSync(fault.file, 'utf8'), fault)
      return []
    } catch (error) {
      return [String(error)]
    }
  })
  expect(faults).toEqual([])
})

it('forty faults or more are planted, each another one', () => {
  const places = FAULTS.map(({ file, find, put }) => `${file} ${find} ${put}`)
  expect([places.length >= 40, new Set(places).size]).toEqual([true, places.length])
})

it('a fault whose place has changed is told', () => {
  const fault = { file: 'x.ts', find: 'a < b', put: 'a <= b' }
  expect(plant('if (a < b) c()', fault)).toBe('if (a <= b) c()')
  expect(() => plant('', fault)).toThrow('x.ts: found 0 times, not once: a < b')
  expect(() => plant('a < b, a < b', fault)).toThrow('x.ts: found 2 times')
})
