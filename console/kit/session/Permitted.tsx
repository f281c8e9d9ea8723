import { allows, useMe } from './me.ts'

/** Whether any of the tags is held (§5). An empty list is a mistake of the caller, not a free pass. */
export function usePermitted(...tags: readonly string[]): boolean {
  const { permissions } = useMe()
  if (!tags.length) throw new Error('Set the action permission tag: usePermitted needs at least one')
  return tags.some((tag) => allows(permissions, tag))
}
