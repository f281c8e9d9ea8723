import type { Fields, ResourceDef, RowOf } from './resource.ts'

/** One allowed move of a state field. `input` is asked from the person who makes it, with the same field vocabulary as stored fields. */
export interface StepSpec<S extends string = string> {
  readonly from: readonly S[]
  readonly to: S
  readonly input?: Fields
  readonly tone?: 'normal' | 'good' | 'danger'
}
export interface Step<D = unknown, I extends Fields = Fields> {
  readonly name: string
  readonly from: readonly string[]
  readonly to: string
  readonly permit: string
  readonly input: I
  readonly tone: 'normal' | 'good' | 'danger'
  readonly resource: D
  readonly field: string
}
export interface Flow {
  readonly resource: ResourceDef
  readonly field: string
  readonly steps: Readonly<Record<string, Step<ResourceDef>>>
}

type StateOf<D, K> = K extends keyof RowOf<D> ? Extract<RowOf<D>[K], string> : never
type Steps<D, T> = { readonly [P in keyof T]: Step<D, T[P] extends { input: infer I extends Fields } ? I : Record<never, never>> }

/**
 * Declares every legal jump of a state field; a jump that is not here is refused by the mechanism.
 * Out: the steps by name, each usable as `on:` of a command; the flow itself is found through `flowOf`.
 */
export function defineFlow<
  D extends ResourceDef,
  K extends keyof D['fields'] & string,
  const T extends Record<string, StepSpec<StateOf<D, K>>>,
>(resource: D, field: K, steps: T): Steps<D, T> {
  const full = Object.fromEntries(
    Object.entries(steps).map(([name, s]) => [
      name,
      { tone: 'normal', input: {}, ...s, name, permit: `${resource.permit}:${name}`, resource, field },
    ]),
  )
  flows.set(resource, { resource, field, steps: full as never })
  return full as never
}

const flows = new Map<ResourceDef, Flow>()
/** The flow of a resource, if it has one. */
export const flowOf = (resource: ResourceDef): Flow | undefined => flows.get(resource)
/** A state without a way out: its rows are read-only. */
export const isTerminal = (flow: Flow, state: string) => !Object.values(flow.steps).some((s) => s.from.includes(state))
