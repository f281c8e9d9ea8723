import { expect, it } from 'vitest'
import { rankPeople } from '../../../../console/fields/choices/rankPeople.ts'

const people = ['leave', 'off', 'unplanned', 'busy', 'free', 'idle'].map((id) => ({ id, title: id }))
const absences: Record<string, { text: string; isAway: boolean }> = {
  leave: { text: '', isAway: true },
  off: { text: '', isAway: false },
}
const hours: Record<string, number> = { busy: 3, free: 1, idle: 1, off: 0, unplanned: 0, leave: 0 }
const absentOf = (id: string) => absences[id]
const loadOf = (id: string) => ({ hours: hours[id] ?? 0, isPlanned: id !== 'unplanned', text: '' })
const ranked = (load: Parameters<typeof rankPeople>[2]) => rankPeople(people, absentOf, load).map(({ id }) => id)

it('offers who is on shift by load, then who is in no schedule, then who is off shift, last who is on leave', () => {
  expect(ranked(loadOf)).toEqual(['free', 'idle', 'busy', 'unplanned', 'off', 'leave'])
})
it('offers those with the trade of the machine first, but nobody who is on leave', () => {
  const lacking = new Set(['free', 'idle', 'unplanned'])
  expect(ranked((id) => ({ ...loadOf(id), lacksTrade: lacking.has(id) }))).toEqual(['busy', 'off', 'free', 'idle', 'unplanned', 'leave'])
})
it('leaves people of whom no work is counted in the order of the search, the absent behind them', () => {
  expect(ranked(() => undefined)).toEqual(['unplanned', 'busy', 'free', 'idle', 'off', 'leave'])
})
