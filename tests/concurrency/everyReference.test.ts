import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { flowOf, type ResourceDef } from '../../server/kernel/index.ts'
import { Meeting } from '../support/store/meeting.ts'
import { type RaceCase, straysOf } from '../support/store/raceTable.ts'
import { openRivals } from '../support/store/rivals.ts'
import type { Call } from '../support/stories/atOnce.ts'
import { type Desk, deskOf, type Made } from '../support/stories/desk.ts'
import { isLong } from '../support/suite/longForms.ts'

const ROUNDS = isLong ? 20 : 1
const FEW = 5
const meeting = new Meeting()

let desk: Desk
beforeAll(async () => {
  desk = deskOf(await openRivals(meeting.within))
})
afterAll(async () => {
  expect(await desk.rivals.faults()).toEqual([])
  expect({ deadlocks: await desk.rivals.close() }).toEqual({ deadlocks: 0 })
})

interface Reference {
  readonly name: string
  readonly resource: ResourceDef
  readonly key: string
  readonly target: ResourceDef
}
/** What people switch off by an edit, and what then takes no new work. */
const isSwitched = ({ selectable, can, name }: ResourceDef) =>
  selectable?.status === 'ENABLED' && can.includes('update') && name !== 'plant'
const references: readonly Reference[] = registry.exposed
  .filter(({ can }) => can.includes('create'))
  .flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([key, { kind, target: to, options }]) => {
      const target = registry.byName(to ?? '')
      const isChosen = (kind === 'link' || kind === 'links') && !options.readonly && !options.anyRow
      return isChosen && target && isSwitched(target) ? [{ name: `${resource.name}.${key}`, resource, key, target }] : []
    }),
  )
/** One reference to each target stands for the others in the short form, one that is not part of a flow where there is such. */
const representatives = [...new Set(references.map(({ target }) => target))].map((target) => {
  const all = references.filter((one) => one.target === target)
  return all.find(({ resource }) => !flowOf(resource)) ?? (all[0] as Reference)
})

type Beside = (desk: Desk, target: ResourceDef, chosen: Made) => Call
/** A new row that chooses another one, beside what somebody does to that. */
const race = ({ name, resource, key, target }: Reference, beside: Beside): RaceCase => ({
  name,
  count: 2,
  async prepare(at) {
    const chosen = await at.row(target)
    const given = await at.input(resource, { [key]: resource.fields[key]?.kind === 'links' ? [chosen.id] : chosen.id })
    const before = (await at.find(resource, {})).length
    return {
      sides: [beside(at, target, chosen), at.add(1, resource, given)],
      async end() {
        const now = (await at.now(target, chosen)) as { status?: unknown } | null
        return { chosen: now ? now.status : 'gone', added: (await at.find(resource, {})).length - before }
      },
    }
  },
})
const named = (all: readonly Reference[]) => all.map((one) => [one.name, one] as const)
const chosen = isLong ? references : representatives

describe('what is removed while somebody chooses it', () => {
  it.each(named(chosen.filter(({ target }) => target.can.includes('delete'))))('%s', async (_name, reference) => {
    const removal = race(reference, (at, target, one) => at.drop(0, target, one))
    expect(await straysOf(desk, meeting, removal, ROUNDS)).toEqual([])
  })
})
describe('what is switched off while somebody chooses it', () => {
  // Whoever chose it came first, which cannot be told from a wrong order: a few of them show that neither waits for the other in a circle.
  it.each(named(isLong ? references : chosen.slice(0, FEW)))('%s', async (_name, reference) => {
    const switchOff = race(reference, (at, target, one) => at.change(0, target, one, { status: 'DISABLED' }))
    expect(await straysOf(desk, meeting, switchOff, ROUNDS)).toEqual([])
  })
})
