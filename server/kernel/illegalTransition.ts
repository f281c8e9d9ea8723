import type { Transition } from './flow.ts'
import { conflict } from './refusal.ts'
import type { ResourceDef } from './resource.ts'

/** A jump that the flow does not name; step and state are given as locale keys. */
export const illegalTransition = ({ resource, name, field }: Transition<ResourceDef>, state: string) =>
  conflict('illegalStep', { step: `${resource.name}.actions.${name}`, state: `${resource.name}.values.${field}.${state}` })
