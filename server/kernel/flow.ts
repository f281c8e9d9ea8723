import { conflict } from './refusal.ts'
import type { Fields, ResourceDef, RowOf } from './resource.ts'

/** One allowed move of a state field. `input` is asked from the person who makes it, with the same field vocabulary as stored fields. */
export interface TransitionSpec<S extends string = string> {
  readonly from: readonly S[]
  readonly to: S
  readonly input?: Fields
  readonly tone?: 'normal' | 'good' | 'danger'
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
  /** When the row was over, by which corrections close some day; null while it is open. */
  readonly overAt?: (row: Readonly<Record<string, unknown>>) => Date | null
}
export interface Flow {
  readonly resource: ResourceDef
  readonly field: string
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
  const complete = (some: Record<string, TransitionSpec>) =>
    Object.fromEntries(
      Object.entries(some).map(([name, s]) => [
        name,
        {
          tone: 'normal',
          input: {},
          ...s,
          name,
          permission: `${resource.permission}:${name}`,
          resource,
          field,
        } as unknown as Transition<ResourceDef>,
      ]),
    )
  const flow = { resource, field, steps: complete(steps), internalTransitions: complete(internalTransitions ?? {}) }
  flows.set(resource, flow)
  return { ...flow.internalTransitions, ...flow.steps } as never
}
/** Adds people's steps to a flow that has been declared. */
export function extendFlow(resource: ResourceDef, field: string, steps: Readonly<Record<string, Transition<ResourceDef>>>): void {
  const known = flows.get(resource) ?? { resource, field, steps: {}, internalTransitions: {} }
  flows.set(resource, { ...known, steps: { ...known.steps, ...steps } })
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
  const ordinary = steps.filter((step) => !step.corrects)
  return ordinary.length ? !ordinary.some((step) => step.from.includes(state)) : steps.some((step) => step.to === state)
}
/** Whether a row is one that its flow has done with. */
export function isClosed(resource: ResourceDef, row: Readonly<Record<string, unknown>>): boolean {
  const flow = flowOf(resource)
  return flow !== undefined && isTerminal(flow, row[flow.field] as string)
}

/** A jump that the flow does not name; step and state are given as locale keys. */
export const illegalTransition = ({ resource, name, field }: Transition<ResourceDef>, state: string) =>
  conflict('illegalStep', { step: `${resource.name}.actions.${name}`, state: `${resource.name}.values.${field}.${state}` })
