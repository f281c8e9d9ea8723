import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  type AnswerOf,
  answer,
  choiceOf,
  choices,
  date,
  decimal,
  defineReadModel,
  defineResource,
  instant,
  int,
  joinAreas,
  link,
  listOf,
  objectOf,
  type Read,
  type ReadModel,
  type RowOf,
  shape,
  text,
} from '../../../server/kernel/index.ts'

const machine = defineResource('machine', {
  permission: 'hall:machine',
  title: 'name',
  fields: { name: text({ required: true }), note: text(), state: choiceField() },
})
function choiceField() {
  return choices('MachineState', 'What it does.', { RUNS: 'It runs.', STANDS: 'It stands.' })({ required: true })
}
const day = shape('DayOfMachine', 'One day.', {
  day: date({ description: 'The day.' }),
  hours: decimal({ nullable: true, unit: 'hours', description: 'Its hours.' }),
})
const board = shape('Board', 'A board.', {
  at: instant({ description: 'When.' }),
  days: listOf(day, { description: 'Its days.' }),
  names: listOf(text(), { nullable: true, description: 'Names.' }),
  machine: objectOf(machine, { nullable: true, description: 'The machine.' }),
  state: choiceOf(machine, 'state', { description: 'Its state.' }),
})
const some = (more: Partial<Parameters<typeof defineReadModel>[1]> = {}): ReadModel =>
  defineReadModel('some', {
    description: 'Something.',
    permission: [],
    result: int(),
    stale: [machine],
    read: async () => 1,
    ...(more as object),
  })
const join = (...readModels: ReadModel[]) => joinAreas([{ name: 'hall', icon: 'list', resources: [machine], readModels }])

describe('the answer of a read model', () => {
  it('has the type that its definition says', () => {
    expectTypeOf<AnswerOf<typeof board>>().toEqualTypeOf<{
      at: Date
      days: { day: string; hours: number | null }[]
      names: string[] | null
      machine: RowOf<typeof machine> | null
      state: 'RUNS' | 'STANDS'
    }>()
  })

  it('gives `read` its arguments as they are after the check', () => {
    defineReadModel('typed', {
      description: 'Typed.',
      permission: [],
      args: { id: link('machine', { required: true }), size: int({ default: 20 }), from: date() },
      result: listOf(day),
      stale: [machine],
      async read(_reading, args) {
        expectTypeOf(args.id).toEqualTypeOf<number>()
        expectTypeOf(args.size).toEqualTypeOf<number>()
        expectTypeOf(args.from).toEqualTypeOf<string | null | undefined>()
        return [{ day: '2026-11-21', hours: null }]
      },
    })
    const wrong = { description: 'Wrong.', permission: [], result: objectOf(day), stale: [machine] } as const
    // @ts-expect-error hours are a number
    defineReadModel('wrong', { ...wrong, read: async () => ({ day: '2026-11-21', hours: 'many' }) })
  })
})

describe('definitions', () => {
  it('are refused where they do not hang together', () => {
    const faulty = (...models: ReadModel[]) => {
      try {
        join(...models)
        return ''
      } catch (e) {
        return (e as Error).message
      }
    }
    expect(faulty(some())).toBe('')
    expect(faulty(some(), some())).toContain('some: is defined twice')
    expect(faulty(some({ live: {}, args: { id: int() } }))).toContain('a live one takes no arguments')
    expect(faulty(some({ remembered: () => '', stale: 'everything' }))).toContain('is remembered, so it must say what makes it stale')
    expect(faulty(some({ result: objectOf(shape('Mute', 'Mute.', { n: int() })) }))).toContain('Mute.n does not say what it is')
    expect(faulty(some({ args: { id: link('nothing') } }))).toContain('id: points at unknown nothing')
    expect(faulty(some({ sheets: { path: '/x', permission: 'x', title: 'x', tables: ['byDay'] } }))).toContain('no list byDay')
  })
})

describe('what is remembered', () => {
  const kept = new Map<string, unknown>()
  const read = {
    remembered: (key: string, _resources: unknown, make: () => unknown) => {
      if (!kept.has(key)) kept.set(key, make())
      return kept.get(key)
    },
    withoutDataScope: { isEntire: true },
  } as unknown as Read
  const reading = { read, registry: join(), language: 'en', translate: String } as const

  it('is computed once for the same arguments, in whatever order, and without the data scope of whoever asks', async () => {
    const seen: unknown[] = []
    const model = some({ remembered: () => 'as of now', read: async (x) => seen.push(x.read) })
    await answer(model, reading, { from: '1', to: '2' })
    await answer(model, reading, { to: '2', from: '1', workshopId: null })
    await answer(model, reading, { from: '1', to: '3' })
    expect(seen).toEqual([{ isEntire: true }, { isEntire: true }])
  })
})
