import type { ResourceMeta } from '../kit/gen/resources.ts'

/** Whether the user may import only rows of a former system: the import dialog then offers no choice, and the template of those. */
export const importsHistoryOnly = (
  { takesHistory, permission }: Pick<ResourceMeta, 'takesHistory' | 'permission'>,
  can: (tag: string) => boolean,
): boolean => Boolean(takesHistory) && !can(`${permission}:import`)
