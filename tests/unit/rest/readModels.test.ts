import { describe, expect, it } from 'vitest'
import {
  date,
  defineReadModel,
  defineResource,
  instant,
  int,
  joinAreas,
  link,
  listOf,
  objectOf,
  shape,
  text,
} from '../../../server/kernel/index.ts'
import type { Call, Route } from '../../../server/rest/call.ts'
import { readModelRoutes } from '../../../server/rest/resources/readModels.ts'

const machine = defineResource('machine', { permission: 'hall:machine', title: 'name', fields: { name: text({ required: true }) } })
const stop = shape('Stop', 'A stop.', {
  since: instant({ description: 'Since when.' }),
  until: instant({ nullable: true, description: 'Until when.' }),
  machineId: link('machine', { description: 'The machine.' }),
})
const board = shape('Board', 'A board.', { count: int({ description: 'How many.' }), stops: listOf(stop, { description: 'The stops.' }) })
const model = defineReadModel('stopBoard', {
  description: 'What stands still.',
  permission: ['hall:machine:list'],
  args: { from: date({ required: true }), machineId: link('machine') },
  result: objectOf(board),
  stale: [machine],
  rest: { path: '/stops', as: 'board' },
  read: async () => ({ count: 0, stops: [] }),
})
const registry = joinAreas([{ name: 'hall', icon: 'list', resources: [machine], readModels: [model] }])
const [route] = readModelRoutes(registry) as [Route & { handle(call: Call): Promise<unknown> }]

function asked(params: Record<string, string>, answer: unknown) {
  const [inputs, ignored]: [unknown[], string[]] = [[], []]
  const call = {
    params: new Map(Object.entries(params).map(([name, value]) => [name, [value]])),
    offsetMinutes: 480,
    language: 'en',
    ignore: (names: readonly string[]) => ignored.push(...names),
    operations: {
      async ask(_actor: unknown, _model: unknown, input: unknown) {
        inputs.push(input)
        return answer
      },
    },
  } as unknown as Call
  return { inputs, ignored, told: route.handle(call) }
}

describe('a read model on REST', () => {
  it('stands where its definition says, with its permission and a description of its own', () => {
    expect(route).toMatchObject({ method: 'GET', path: '/stops', permission: ['hall:machine:list'] })
    expect(route.described).toMatchObject({
      id: 'board',
      group: 'hall',
      twin: 'stopBoard',
      required: ['from'],
      query: { from: { type: 'string', format: 'date' }, machineId: { type: 'integer' } },
    })
  })

  it('takes its arguments from the address and names the others', async () => {
    const { inputs, ignored, told } = asked({ from: '2026-11-21', machineId: '7', colour: 'red' }, null)
    await told
    expect(inputs).toEqual([{ from: '2026-11-21', machineId: '7' }])
    expect(ignored).toEqual(['colour'])
  })

  it('answers in the spelling of this wire', async () => {
    const stops = [{ since: new Date('2026-11-21T00:30:00Z'), until: null, machineId: 7 }]
    const data = { board: { count: 1, stops: [{ since: '2026-11-21T08:30:00+08:00', until: null, machineId: 7 }] } }
    expect(await asked({ from: '2026-11-21' }, { count: 1, stops }).told).toEqual({ data, top: data })
  })
})
