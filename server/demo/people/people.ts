import crews from './crews.json' with { type: 'json' }
import people from './users.json' with { type: 'json' }

/** Plants of the demo, by their place in the list of plants. */
export type PlantNo = 1 | 2
export interface DemoUser {
  readonly username: string
  readonly name: string
  readonly mobile: string
  readonly roleKey: string
  readonly plants: readonly PlantNo[]
  readonly department: string
  readonly post: string
  /** The log-in page offers it in demo mode: one of each role. */
  readonly isOffered?: boolean
}
export type Craft = 'MECHANICAL' | 'ELECTRICAL' | 'HYDRAULIC' | 'OTHER'

/** The one password of all demo log-ins. */
export const DEMO_PASSWORD = 'Millwright-2026'

export const demoUsers = people.users as readonly DemoUser[]
export const offeredUsers = demoUsers.filter(({ isOffered }) => isOffered)
/** What the browsers in use here send of themselves. */
export const { browsers } = people
/** What the rotation is called that all work by, and the one that could be. */
export const { patternNames } = people

/** Whoever works in a plant, as `crews.json` lists them. */
export const crewAt = (plant: PlantNo) => crews[plant - 1] as (typeof crews)[number]
export const repairersOf = (plant: PlantNo): { name: string; craft: Craft }[] =>
  Object.entries(crewAt(plant).repairers).flatMap(([craft, names]) => names.map((name) => ({ name, craft: craft as Craft })))
