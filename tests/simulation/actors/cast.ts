/** What somebody is there for, which decides what they do all day. */
export type Kind = 'operator' | 'repairer' | 'lead' | 'storekeeper' | 'inspector' | 'qa' | 'planner' | 'administrator' | 'legacy'

/** Somebody of the two plants. */
export interface Person {
  readonly username: string
  /** The plant in which they work. */
  readonly plantId: number
  readonly kind: Kind
  /** A person of the demo whose role and department they share; the demo has the others itself. */
  readonly like?: string
  readonly plants: readonly number[]
}

const of = (kind: Kind, username: string, plantId: number, like?: string, plants: readonly number[] = [plantId]): Person => ({
  username,
  plantId,
  kind,
  plants,
  ...(like && { like }),
})

/** Twenty people of two plants. */
export const CAST: readonly Person[] = [
  of('operator', 'operator', 1),
  of('operator', 'operator3', 1, 'operator'),
  of('operator', 'operator2', 2),
  of('operator', 'operator4', 2, 'operator2'),
  of('repairer', 'repairer', 1),
  of('repairer', 'repairer3', 1, 'repairer'),
  of('repairer', 'repairer2', 2),
  of('repairer', 'repairer4', 2, 'repairer2'),
  of('lead', 'lead', 1),
  of('lead', 'lead2', 2),
  of('storekeeper', 'storekeeper', 1, undefined, [1, 2]),
  of('storekeeper', 'storekeeper2', 2, 'storekeeper'),
  of('inspector', 'inspector', 1, 'lead'),
  of('inspector', 'inspector2', 2, 'lead2'),
  of('qa', 'qa', 1),
  of('qa', 'qa2', 2),
  of('planner', 'manager', 1, undefined, [1, 2]),
  of('planner', 'planner2', 2, 'manager'),
  of('administrator', 'admin', 1, undefined, [1, 2]),
  of('legacy', 'legacy', 2, 'lead2'),
]
export const administrator = CAST.find(({ kind }) => kind === 'administrator') as Person
