import { expect, it } from 'vitest'
import * as definitions from '../../../server/jobs/definitions.ts'

const { jobs, ...defined } = definitions

it('every definition is in the list that workers and the timetable read', () => {
  expect(
    Object.values(defined)
      .filter((job) => !jobs.includes(job as never))
      .map(({ name }) => name),
  ).toEqual([])
})

it('every definition is exported by the name under which it is queued', () => {
  expect(
    Object.entries(defined)
      .filter(([key, { name }]) => key !== name)
      .map(([key, { name }]) => `${key} is queued as ${name}`),
  ).toEqual([])
})
