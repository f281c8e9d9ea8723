import type { FieldDef } from './field.ts'
import type { ResourceDef } from './resource.ts'
import { ROLES, type Role } from './roles.ts'

interface Values {
  text: string
  decimal: number
  choice: string
  int: number
  link: number
  links: number[]
  instant: Date
}
type FieldFor<S> = S extends `${infer K extends keyof Values}?`
  ? FieldDef<Values[K], object, K>
  : S extends keyof Values
    ? FieldDef<Values[S], { required: true }, S>
    : never
/** A resource with the fields that its role requires. */
export type InRole<R extends Role> = ResourceDef<string, { [K in keyof (typeof ROLES)[R]]: FieldFor<(typeof ROLES)[R][K]> }>
export type RoleFinder = <R extends Role>(role: R) => InRole<R>

/**
 * Finds resources by role.
 * @throws Error for a role that no resource has.
 */
export function roleFinder(resources: Iterable<ResourceDef>): RoleFinder {
  const byRole = new Map([...resources].flatMap((one) => (one.role ? [[one.role, one] as const] : [])))
  return (role) => {
    const found = byRole.get(role)
    if (!found) throw new Error(`no resource is the ${role}`)
    return found as never
  }
}

/** Roles that two resources claim, and role fields that a resource lacks. */
export const faultsOfRoles = (resources: readonly ResourceDef[]): string[] =>
  resources.flatMap(({ name, role, fields }) => {
    if (!role) return []
    const others = resources.filter((one) => one.role === role && one.name !== name)
    return [
      ...others.map((other) => `${name} and ${other.name} are both the ${role}`),
      ...Object.entries(ROLES[role]).flatMap(([key, kind]) =>
        fields[key]?.kind === kind.replace('?', '') ? [] : [`${name}.${key}: as the ${role} it needs this ${kind.replace('?', '')}`],
      ),
    ]
  })
