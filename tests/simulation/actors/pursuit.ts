import { registry } from '../../../server/domain/index.ts'
import { snake } from '../../../server/store/schema/tableSpec.ts'
import type { World } from '../run/world.ts'
import type { Acting } from './act.ts'
import { createRow } from './acts.ts'
import type { Person } from './cast.ts'
import { actingAs, performersOf } from './colleagues.ts'
import { callStep, type FlowStep, stepsOf } from './flowSteps.ts'
import { focusOf } from './focus.ts'
import { PREPARATIONS, RELEVANT, SOURCES, type TakeStep } from './preparations.ts'

const ALL: readonly FlowStep[] = registry.exposed.flatMap(stepsOf)
/** One step in so many is what a day is about. */
const ONE_IN = 22
const [NEWEST, TRIES] = [20, 4]
/** How often a row is chosen that needs nothing but the step. */
const DIRECT = 0.6
/** Refusals that somebody else would not get. */
const PERSONAL = /^forbidden$|[oO]wn[A-Z]|not(Asked|Yours|Your)/

/** The fewest steps that lead from a state to one in which `target` may be taken; undefined where none do. */
export function pathTo(target: FlowStep, from: string): readonly FlowStep[] | undefined {
  const steps = stepsOf(target.resource).filter(({ field, to, corrects }) => field === target.field && to !== null && !corrects)
  const paths = new Map<string, readonly FlowStep[]>([[from, []]])
  for (const [state, path] of paths) {
    if (target.from.includes(state)) return path
    for (const step of steps) if (step.from.includes(state) && !paths.has(step.to as string)) paths.set(step.to as string, [...path, step])
  }
  return undefined
}
interface Candidate {
  readonly id: number
  readonly state: string
}
/** A row of the plant from which a step can be reached, one of those that changed last. */
function candidateFor(world: World, target: FlowStep, plantId: number): Candidate | undefined {
  const { name, type, scope } = target.resource
  const state = `"${snake(target.field)}"`
  const find = (states: readonly string[]) =>
    world.rows<Candidate>(
      `SELECT id, ${state} AS state FROM "${snake(name)}" WHERE ${state} IN (${states.map((one) => `'${one}'`).join()})
        ${scope === 'plant' ? `AND plant_id = ${plantId}` : ''} ${RELEVANT[`${target.name}${type}`] ?? RELEVANT[name] ?? ''} ORDER BY updated_at DESC LIMIT ${NEWEST}`,
    )
  const direct = world.dice.chance(DIRECT) ? find(target.from) : []
  const leading = () => [...new Set(stepsOf(target.resource).flatMap(({ from }) => from))].filter((from) => pathTo(target, from))
  return world.dice.pick(direct.length ? direct : find(leading()))
}

/** Who tries a step, one after the other; where fewer people may, those try several times. */
function triersOf(world: World, plantId: number, { permission, resource }: FlowStep, id: number): Person[] {
  const able = performersOf(world, resource.scope === 'plant' ? plantId : undefined, permission, { resource, id })
  return able.length ? Array.from({ length: TRIES }, (_, at) => able[at % able.length] as Person) : []
}
/** Has somebody take a step who may, and somebody else where it is refused to this person alone. Out: whether it was taken. */
const takeStep: TakeStep = async (world, plantId, step, id) => {
  for (const person of triersOf(world, plantId, step, id)) {
    const acting = actingAs(world, person)
    await PREPARATIONS[`${step.name}${step.resource.type}`]?.(acting, id, takeStep)
    const outcome = await callStep(acting, step, id)
    if (outcome === 'ok') return true
    // Whoever is refused for what they entered tries again, and so does somebody else.
    if (outcome !== 'invalid' && !PERSONAL.test(outcome.split('.').at(-1) ?? '')) return false
  }
  return false
}
async function createCandidate({ world, session }: Acting, { resource }: FlowStep): Promise<void> {
  const { plantId } = session.person
  const [permission, source] = [`${resource.permission}:add`, SOURCES[resource.name]]
  const [person] = performersOf(world, resource.scope === 'plant' ? plantId : undefined, source?.permission ?? permission)
  if (!person) return
  const acting = actingAs(world, person)
  if (source) await source.create(acting)
  else if (resource.can.includes('create')) await createRow(acting, resource)
}

/** Brings about a step that the day is about: whoever may take it does, on a row that others have brought so far. */
export async function pursueStep(acting: Acting): Promise<void> {
  const { world, session } = acting
  const { plantId } = session.person
  const target = world.dice.pick(focusOf(world, ALL, ONE_IN))
  let found = candidateFor(world, target, plantId)
  if (!found) await createCandidate(acting, target)
  found ??= candidateFor(world, target, plantId)
  if (!found) return
  for (const step of [...(pathTo(target, found.state) ?? []), target]) if (!(await takeStep(world, plantId, step, found.id))) return
}
