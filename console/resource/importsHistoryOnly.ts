import type { ResourceMeta } from '../kit/gen/resources.ts'

/** Whoever may import the rows of a former system and no others is asked for nothing else, and gets the template of those. */
export const importsHistoryOnly = (
  { takesHistory, permission }: Pick<ResourceMeta, 'takesHistory' | 'permission'>,
  can: (tag: string) => boolean,
): boolean => Boolean(takesHistory) && !can(`${permission}:import`)
