import { registry } from '../../../server/domain/index.ts'
import { flowOf, type ResourceDef } from '../../../server/kernel/index.ts'
import type { World } from '../run/world.ts'
import { callOperation, createRow, editRow, readModel, removeRow } from './acts.ts'
import type { Person } from './cast.ts'
import { FEW_RIGHTS, LAST_ACCOUNT } from './clerk.ts'
import { ANY_FLOW, DAYS, type Habit } from './days.ts'
import { stepRow } from './flowSteps.ts'
import { focusOf } from './focus.ts'
import { inputSources } from './inputSources.ts'
import { legacyAct } from './legacy.ts'
import { pursueStep } from './pursuit.ts'
import { SLIPS } from './slips.ts'
import { UserSession } from './userSession.ts'
import type { InputSources } from './values.ts'
import { NOTICES, WORK } from './violations.ts'
import { weighted } from './weighted.ts'

/** A person at work. */
export interface Acting {
  readonly world: World
  readonly session: UserSession
  readonly sources: InputSources
}
/** How often somebody does what makes no sense, or tries how far they get. */
const SLIP = 0.06
/** How often somebody turns to a step that the day is about, or to what a rule of the trade refuses. */
const [PURSUED, VIOLATED] = [0.15, 0.05]
/** One violation in so many is what a day is about. */
const ONE_IN = 11
const VIOLATIONS = [...WORK, ...NOTICES, ...FEW_RIGHTS, ...LAST_ACCOUNT]

const ACTS: Readonly<Record<Exclude<Habit['does'], 'call' | 'read'>, (acting: Acting, resource: ResourceDef) => Promise<void>>> = {
  create: createRow,
  edit: editRow,
  remove: removeRow,
  step: stepRow,
}
const flowing = registry.exposed.filter((resource) => flowOf(resource))

/** So many things somebody does while they are at it. */
const ACTS_MAX = 5
/** Seconds between two of them. */
const PAUSES = [0, 0, 0.2, 300] as const

async function actOnce(session: UserSession): Promise<void> {
  const { world, person } = session
  if (person.kind === 'legacy') return legacyAct(session)
  const { does, on } = weighted(DAYS[person.kind], world.dice.below)
  const acting = { world, session, sources: inputSources(world, person) }
  if (world.dice.chance(SLIP)) return void (await world.dice.pick(SLIPS)(acting, world.dice.pick(registry.exposed)))
  if (world.dice.chance(PURSUED)) return pursueStep(acting)
  if (world.dice.chance(VIOLATED)) return void (await world.dice.pick(focusOf(world, VIOLATIONS, ONE_IN))(acting))
  if (does === 'call') return callOperation(acting, on)
  if (does === 'read') return readModel(acting, on)
  const resource = on === ANY_FLOW ? world.dice.pick(flowing) : registry.byName(on)
  if (!resource) throw new Error(`${person.kind} does something with ${on}, which there is not`)
  await ACTS[does](acting, resource)
}
/** What a person does who has come to a screen: some things one after the other, by what such people do all day. */
export async function act(world: World, person: Person): Promise<void> {
  const session = new UserSession(world, person)
  for (let left = 1 + world.dice.below(ACTS_MAX); left > 0; left--) {
    await actOnce(session)
    const pause = world.dice.pick(PAUSES)
    if (pause) await world.clock.forward(world.clock.ms + pause * 1000)
  }
}
