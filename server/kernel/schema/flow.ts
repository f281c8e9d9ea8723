import { conflict } from './refusal.ts'
import type { Fields, ResourceDef, RowOf } from './resource.ts'

/** One allowed move of a state field. `input` is asked from the person who makes it, with the same field vocabulary as stored fields. */
export interface TransitionSpec<S extends string = string> {
  readonly from: readonly S[]
  readonly to: S
  readonly input?: Fields
  readonly tone?: 'normal' | 'good' | 'danger'
  /** Takes up again what is over: a state with no other way out ends the row all the same. */
  readonly reopens?: boolean
}
export interface Transition<D = unknown, I extends Fields = Fields> {
  readonly name: string
  readonly from: readonly string[]
  /** Null: the state stays as it is. */
  readonly to: string | null
  readonly permission: string
  readonly input: I
  readonly tone: 'normal' | 'good' | 'danger'
  readonly resource: D
  readonly field: string
  /** Puts history right instead of carrying work on: some fields of a row, or the row as a whole. */
  readonly corrects?: 'fields' | 'row'
  readonly reopens?: boolean
  /** When the row was over, by which corrections close some day; null while it is open. */
  readonly overAt?: (row: Readonly<Record<string, unknown>>) => Date | null
}
export interface Flow {
  readonly resource: ResourceDef
  /** The state of the row as a whole: in one without a way out it is over. */
  readonly field: string
  /** Further states that move beside it, each with steps of its own: what production does about what a customer complains of. */
  readonly tracks: readonly string[]
  /** The steps that people make, each with a permission of its own. */
  readonly steps: Readonly<Record<string, Transition<ResourceDef>>>
  /** The steps that the server makes alone: nobody is asked or offered them. */
  readonly internalTransitions: Readonly<Record<string, Transition<ResourceDef>>>
}

type StateOf<D, K> = K extends keyof RowOf<D> ? Extract<RowOf<D>[K], string> : never
type Steps<D, T> = { readonly [P in keyof T]: Transition<D, T[P] extends { input: infer I extends Fields } ? I : Record<never, never>> }

/**
 * Declares every legal jump of a state field; a jump that is not here is refused by the mechanism. `byServer` names those that no person
 * makes: work of a queue, made with `advance`.
 * Out: the steps by name, each of the people's usable as `on:` of a command; the flow itself is found through `flowOf`.
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
/** Steps are found by names that callers give: 'constructor' is none of them. */
const byName = (...steps: readonly StepsByName[]): StepsByName => Object.assign(Object.create(null), ...steps)

/**
 * Declares a second state of a resource that has a flow, which moves beside the first: it may be empty, which is no state, and its steps end with
 * the row. Its steps are found, offered and refused like those of the flow.
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
/** Adds people's steps to a flow that has been declared. */
export function extendFlow(resource: ResourceDef, field: string, steps: Readonly<Record<string, Transition<ResourceDef>>>): void {
  const known = flows.get(resource) ?? { resource, field, tracks: [], steps: {}, internalTransitions: {} }
  flows.set(resource, { ...known, steps: byName(known.steps, steps) })
}

const flows = new Map<ResourceDef, Flow>()
/** The flow of a resource, if it has one. */
export const flowOf = (resource: ResourceDef): Flow | undefined => flows.get(resource)
/** The resource of that name, if its rows have a flow: for links, which know no more than a name. */
export const flowingResource = (name: string): ResourceDef | undefined => [...flows.keys()].find((one) => one.name === name)
/**
 * A state without a way out: its rows are read-only. Corrections lead nowhere; what has no other steps is open until it is voided.
 */
function isTerminal(flow: Flow, state: string): boolean {
  const steps = Object.values({ ...flow.internalTransitions, ...flow.steps })
  const ordinary = steps.filter((step) => !step.corrects && !step.reopens && step.field === flow.field)
  return ordinary.length ? !ordinary.some((step) => step.from.includes(state)) : steps.some((step) => step.to === state)
}
/** Whether a row is one that its flow has done with. */
export function isClosed(resource: ResourceDef, row: Readonly<Record<string, unknown>>): boolean {
  const flow = flowOf(resource)
  return flow !== undefined && isTerminal(flow, row[flow.field] as string)
}

/** Whether the field is a state that steps alone change. */
export function isState(resource: ResourceDef, key: string): boolean {
  const flow = flowOf(resource)
  return flow !== undefined && (flow.field === key || flow.tracks.includes(key))
}
/** Whether a row is in a state in which the step may be taken; those of a track end with the row. */
export const isLegal = (step: Transition<ResourceDef>, row: Readonly<Record<string, unknown>>): boolean =>
  step.from.includes(row[step.field] as string) && (flowOf(step.resource)?.field === step.field || !isClosed(step.resource, row))

/** A jump that the flow does not name; step and state are given as locale keys. What has ended, or has no such state, is told by its flow. */
export function illegalTransition({ resource, name, field, from }: Transition<ResourceDef>, row: Readonly<Record<string, unknown>>) {
  const state = row[field] as string | null
  const shown = state === null || from.includes(state) ? (flowOf(resource)?.field ?? field) : field
  return conflict('illegalStep', { step: `${resource.name}.actions.${name}`, state: `${resource.name}.values.${shown}.${row[shown]}` })
}
