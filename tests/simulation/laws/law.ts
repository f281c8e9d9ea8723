import type { World } from '../run/world.ts'

/** How often a law is looked at: after each step, with each simulated hour, each day, or at the end. */
export type Often = 'step' | 'hour' | 'day' | 'end'
/** Something that always holds, whatever was done and whatever went wrong. */
export interface Law {
  readonly name: string
  readonly area: string
  readonly often: Often
  /** What is wrong, for a person; nothing where it holds. */
  readonly faults: (world: World) => Promise<readonly string[]>
}
export const law = (area: string, often: Often, faults: Law['faults']): Law => ({ name: faults.name, area, often, faults })

/** The plants whose numbers laws look at. */
export const PLANTS = [1, 2] as const
