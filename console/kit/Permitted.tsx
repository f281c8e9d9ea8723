import type { ReactNode } from 'react'
import { allows, useMe } from './me.ts'

type Some = readonly [string, ...string[]]

/** Whether any of the tags is held (§5). An empty list is a mistake of the caller, not a free pass. */
export function usePermitted(...tags: readonly string[]): boolean {
  const { permissions } = useMe()
  if (!tags.length) throw new Error('Set the action permission tag: usePermitted needs at least one')
  return tags.some((tag) => allows(permissions, tag))
}

/** Shows its content to whoever holds one of the tags (§5); the others do not get the element at all. */
export function Permitted({ tags, children }: { tags: Some; children: ReactNode }) {
  return usePermitted(...tags) ? children : null
}

/** Whether the person holds one of the roles, by key. */
export function useHasRole(...keys: readonly string[]): boolean {
  const { roles } = useMe().user
  if (!keys.length) throw new Error('Name the roles: useHasRole needs at least one')
  return roles.some((role) => keys.includes(role.key))
}

/** Shows its content to whoever holds one of the roles (§5). */
export function HasRole({ keys, children }: { keys: Some; children: ReactNode }) {
  return useHasRole(...keys) ? children : null
}
