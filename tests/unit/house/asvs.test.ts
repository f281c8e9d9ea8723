import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const cwd = fileURLToPath(new URL('../../../', import.meta.url))
const text = readFileSync(`${cwd}tests/ASVS.md`, 'utf8')
const rows = [...text.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \| ([^|]*) \|$/gm)].map(
  ([, id = '', level = '', requirement = '', state = '', reason = '']) => ({ id, level, requirement, state, reason }),
)
/** Of ASVS 5.0.0: 70 of level 1, 183 of level 2. */
const COUNTS = { 1: 70, 2: 183 }
const counted = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length

it('has a row for each requirement of levels 1 and 2, with a state and what it rests on', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect({ 1: counted(({ level }) => level === '1'), 2: counted(({ level }) => level === '2') }).toEqual(COUNTS)
  expect(rows.filter(({ state, reason }) => !['met', 'n/a', 'gap'].includes(state) || !reason.trim()).map(({ id }) => id)).toEqual([])
})

it('names files that there are', () => {
  const missing = rows.flatMap(({ id, reason }) =>
    [...reason.matchAll(/`([\w/.]+)`/g)].flatMap(([, file = '']) => (existsSync(`${cwd}${file}`) ? [] : [`${id}: ${file}`])),
  )
  expect(missing).toEqual([])
})

it('counts what it says', () => {
  const [, met, absent, gaps] = /requirements: (\d+) met, (\d+) not applicable, (\d+) gaps/.exec(text) ?? []
  expect([met, absent, gaps].map(Number)).toEqual(['met', 'n/a', 'gap'].map((wanted) => counted(({ state }) => state === wanted)))
})

it('asks no other server without refusing to be sent elsewhere (V15.3.2)', () => {
  const files = globSync('server/**/*.ts', { cwd }).filter((file) => !/^server\/tools\/|\/gen\//.test(file.replaceAll('\\', '/')))
  const calls = files.flatMap((file) =>
    readFileSync(`${cwd}${file}`, 'utf8')
      .split(/(?<![.\w])fetch\(/)
      .slice(1)
      .map((rest) => ({ file, call: rest.slice(0, rest.search(/^ {0,8}\}\)/m)) })),
  )
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.filter(({ call }) => !/redirect: '(?:manual|error)'/.test(call))).toEqual([])
})
