import { conflict } from './refusal.ts'
import type { Fields, ResourceDef, RowOf } from './resource.ts'

/** One legal transition of a state field. `input` has the fields that the user fills in. */
export interface TransitionSpec<S extends string = string> {
  readonly from: readonly S[]
  readonly to: S
  readonly input?: Fields
  readonly tone?: 'normal' | 'good' | 'danger'
  /** Reopens finished rows: a state whose only exits are such steps still counts as final. */
  readonly reopens?: boolean
}
export interface Transition<D = unknown, I extends Fields = Fields> {
  readonly name: string
  readonly from: readonly string[]
  /** The next state; null leaves it unchanged. */
  readonly to: string | null
  readonly permission: string
  readonly input: I
  readonly tone: 'normal' | 'good' | 'danger'
  readonly resource: D
  readonly field: string
  /** A correction, instead of work: of some fields, or of the row as a whole (void). */
  readonly corrects?: 'fields' | 'row'
  readonly reopens?: boolean
  /** When the row was finished, from which the time limit of corrections counts; null while it is open. */
  readonly overAt?: (row: Readonly<Record<string, unknown>>) => Date | null
}
export interface Flow {
  readonly resource: ResourceDef
  /** The state field of the row; a state without exits is final. */
  readonly field: string
  /** Further state fields that change independently, each with steps of its own, such as the production's response to a complaint. */
  readonly tracks: readonly string[]
  /** The steps of users, each with a permission of its own. */
  readonly steps: Readonly<Record<string, Transition<ResourceDef>>>
  /** The steps of the server, which are never offered to users. */
  readonly internalTransitions: Readonly<Record<string, Transition<ResourceDef>>>
}

type StateOf<D, K> = K extends keyof RowOf<D> ? Extract<RowOf<D>[K], string> : never
type Steps<D, T> = { readonly [P in keyof T]: Transition<D, T[P] extends { input: infer I extends Fields } ? I : Record<never, never>> }

/**
 * Declares every legal transition of a state field; any other is refused. `byServer` names transitions for the server only, taken with
 * `advance`. Returns the steps by name, those of users usable as `on:` of a command. `flowOf` finds the flow itself.
 */
export function defineFlow<
  D extends ResourceDef,
  K extends keyof D['fields'] & string,
  const T extends Record<string, TransitionSpec<StateOf<D, K>>>,
  const M extends Record<string, TransitionSpec<StateOf<D, K>>> = Record<never, never>,
>(resource: D, field: K, steps: T, internalTransitions?: M): Steps<D, T> & Steps<D, M> {
  const own = completed(resource, field, steps)
  const byServer = completed(resource, field, internalTransitions ?? {})
  flows.set(resource, { resource, field, tracks: [], steps: own, internalTransitions: byServer })
  return { ...byServer, ...own } as never
}
const completed = (resource: ResourceDef, field: string, steps: Readonly<Record<string, TransitionSpec>>) =>
  byName(
    Object.fromEntries(
      Object.entries(steps).map(([name, step]): [string, Transition<ResourceDef>] => [
        name,
        { tone: 'normal', input: {}, ...step, name, permission: `${resource.permission}:${name}`, resource, field },
      ]),
    ),
  )
type StepsByName = Readonly<Record<string, Transition<ResourceDef>>>
/** An object without prototype, since clients send step names such as 'constructor'. */
const byName = (...steps: readonly StepsByName[]): StepsByName => Object.assign(Object.create(null), ...steps)

/**
 * Declares a second state field of a resource with a flow. It may be empty, meaning no state, and its steps are no longer legal once the
 * row is closed. They are found, offered and refused like those of the flow.
 */
export function defineTrack<
  D extends ResourceDef,
  K extends keyof D['fields'] & string,
  const T extends Record<string, TransitionSpec<StateOf<D, K>>>,
>(resource: D, field: K, steps: T): Steps<D, T> {
  const flow = flows.get(resource)
  if (!flow) throw new Error(`${resource.name} has no flow that ${field} could move beside`)
  const own = completed(resource, field, steps)
  const taken = Object.keys(own).find((name) => name in flow.steps)
  if (taken) throw new Error(`${resource.name} has two steps called ${taken}`)
  flows.set(resource, { ...flow, tracks: [...flow.tracks, field], steps: byName(flow.steps, own) })
  return own as never
}
/** Adds steps for users to a declared flow. */
export function extendFlow(resource: ResourceDef, field: string, steps: Readonly<Record<string, Transition<ResourceDef>>>): void {
  const known = flows.get(resource) ?? { resource, field, tracks: [], steps: {}, internalTransitions: {} }
  flows.set(resource, { ...known, steps: byName(known.steps, steps) })
}

const flows = new Map<ResourceDef, Flow>()
/** The flow of a resource; undefined when it has none. */
export const flowOf = (resource: ResourceDef): Flow | undefined => flows.get(resource)
/** The resource of that name if it has a flow, for links, which only have the name. */
export const flowingResource = (name: string): ResourceDef | undefined => [...flows.keys()].find((one) => one.name === name)
/**
 * Whether a state has no exits, which makes rows read-only. Corrections do not count as exits; where all steps are corrections, a row is
 * open until it is voided.
 */
function isTerminal(flow: Flow, state: string): boolean {
  const steps = Object.values({ ...flow.internalTransitions, ...flow.steps })
  const ordinary = steps.filter((step) => !step.corrects && !step.reopens && step.field === flow.field)
  return ordinary.length ? !ordinary.some((step) => step.from.includes(state)) : steps.some((step) => step.to === state)
}
/** Whether the flow of a row has ended. */
export function isClosed(resource: ResourceDef, row: Readonly<Record<string, unknown>>): boolean {
  const flow = flowOf(resource)
  return flow !== undefined && isTerminal(flow, row[flow.field] as string)
}

/** Whether the field is a state, changed only by steps. */
export function isState(resource: ResourceDef, key: string): boolean {
  const flow = flowOf(resource)
  return flow !== undefined && (flow.field === key || flow.tracks.includes(key))
}
/** Whether a step is legal in the current state of a row; steps of tracks also require that the row is open. */
export const isLegal = (step: Transition<ResourceDef>, row: Readonly<Record<string, unknown>>): boolean =>
  step.from.includes(row[step.field] as string) && (flowOf(step.resource)?.field === step.field || !isClosed(step.resource, row))

/** The refusal of an illegal transition, with step and state as locale keys; closed rows get the refusal of the flow. */
export function illegalTransition({ resource, name, field, from }: Transition<ResourceDef>, row: Readonly<Record<string, unknown>>) {
  const state = row[field] as string | null
  const shown = state === null || from.includes(state) ? (flowOf(resource)?.field ?? field) : field
  return conflict('illegalStep', { step: `${resource.name}.actions.${name}`, state: `${resource.name}.values.${shown}.${row[shown]}` })
}
