import { adminRole } from '../../setup/index.ts'
import table from './roles.json' with { type: 'json' }

export interface DemoRole {
  readonly roleKey: string
  readonly roleName: string
  readonly permissions: readonly string[]
  /** Everything unless said. */
  readonly dataScope?: 'DEPARTMENT_AND_CHILDREN' | 'SELF'
  readonly remark?: string
}

const GROUPS: Readonly<Record<string, readonly string[]>> = table.groups
/** `stock:ink,inkUnit:add,edit` as four permissions; `@PARTS:import` as one for each permission of the group. */
const permissionsOf = (pattern: string): string[] =>
  pattern
    .split(':')
    .map((part) => (part.startsWith('@') ? groupOf(part.slice(1)) : part.split(',')))
    .reduce((known, parts) => known.flatMap((begin) => parts.map((part) => `${begin}:${part}`)))
function groupOf(name: string): string[] {
  const group = GROUPS[name]
  if (!group) throw new Error(`no group of permissions ${name}`)
  return group.flatMap(permissionsOf)
}

/** One role for each kind of person who opens the console, with no more rights than the work needs. */
export const demoRoles: readonly DemoRole[] = [
  adminRole,
  ...table.roles.map((role) => ({ ...(role as DemoRole), permissions: role.permissions.flatMap(permissionsOf) })),
]
