import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import {
  type Actor,
  actionsOf,
  type Flow,
  flowOf,
  type Operations,
  operations,
  Refusal,
  type ResourceDef,
  type Store,
  type Transition,
} from '../../../server/kernel/index.ts'
import { make, makePlant, person, sample } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let store: Store
let close: () => Promise<void>
let ops: Operations
let actor: Actor

beforeAll(async () => {
  const made = await testStore()
  store = made.store
  close = made.close
  ops = operations(store, registry)
  actor = person((await makePlant(store)).id, ['*:*:*'])
})
afterAll(() => close())

const flows = registry.exposed.flatMap((resource) => {
  const flow = flowOf(resource)
  return flow ? [[resource.name, resource, flow] as const] : []
})
const statesOf = (resource: ResourceDef, flow: Flow) => resource.fields[flow.field]?.values ?? []
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (e: unknown) => (e instanceof Refusal ? e.kind : Promise.reject(e)),
  )
async function inputOf(step: Transition<ResourceDef>) {
  const input: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(step.input)) if (field.options.required) input[key] = await sample(store, actor, key, field)
  return input
}
/** A row put into a state by the base, as if it had come there long ago. */
const rowIn = async (resource: ResourceDef, flow: Flow, state: string) => {
  const row = await make(store, actor, resource)
  return store.write(actor, async (uow) =>
    uow.of(resource).patch(await uow.of(resource).lockForUpdate((row as { id: number }).id), { [flow.field]: state } as never),
  )
}

describe.each(flows)('the flow of %s', (_name, resource, flow) => {
  it('reaches every state', () => {
    const start = String(resource.fields[flow.field]?.options.default)
    const reached = new Set([start])
    for (let size = 0; size !== reached.size; ) {
      size = reached.size
      for (const step of Object.values({ ...flow.internalTransitions, ...flow.steps }))
        if (step.from.some((s) => reached.has(s)) && step.to !== null) reached.add(step.to)
    }
    expect([...reached].sort()).toEqual([...statesOf(resource, flow)].sort())
  })

  it('refuses every jump that it does not name, and leaves the row alone', async () => {
    for (const step of Object.values(flow.steps)) {
      for (const state of statesOf(resource, flow).filter((s) => !step.from.includes(s))) {
        const row = await rowIn(resource, flow, state)
        expect([step.name, state, await kindOf(ops.step(actor, step, row.id, await inputOf(step)))]).toEqual([step.name, state, 'conflict'])
        expect((await ops.get(actor, resource, row.id)).updatedAt).toEqual(row.updatedAt)
      }
    }
  })

  it('denies each step without its tag', async () => {
    const start = String(resource.fields[flow.field]?.options.default)
    const row = await rowIn(resource, flow, start)
    for (const step of Object.values(flow.steps)) {
      const others = Object.values(flow.steps)
        .filter((s) => s !== step)
        .map((s) => s.permission)
      expect([step.name, await kindOf(ops.step(person(actor.plantId, others), step, row.id, {}))]).toEqual([step.name, 'forbidden'])
    }
  })

  it('offers exactly the legal and permitted steps', async () => {
    for (const state of statesOf(resource, flow)) {
      const row = await rowIn(resource, flow, state)
      const legal = Object.values(flow.steps)
        .filter((s) => s.from.includes(state))
        .map((s) => s.name)
      const offered = actionsOf(actor, resource, row as never).filter((a) => a !== 'edit' && a !== 'remove')
      expect([state, offered]).toEqual([state, legal])
      expect(actionsOf(person(actor.plantId, []), resource, row as never)).toEqual([])
    }
  })

  it('refuses to edit a row in a terminal state', async () => {
    const steps = Object.values(flow.steps)
    const ordinary = steps.filter((step) => !step.corrects)
    // What has nothing but corrections is open until it is voided.
    const isTerminal = (s: string) =>
      ordinary.length ? !ordinary.some((step) => step.from.includes(s)) : steps.some((step) => step.to === s)
    const terminal = statesOf(resource, flow).filter(isTerminal)
    for (const state of terminal) {
      const row = await rowIn(resource, flow, state)
      const outcome = resource.can.includes('update') ? 'conflict' : 'forbidden'
      expect([state, await kindOf(ops.update(actor, resource, row.id, {}))]).toEqual([state, outcome])
    }
  })
})
