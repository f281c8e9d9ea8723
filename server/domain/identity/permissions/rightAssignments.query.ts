import type { AnswerOf, Read, Reading, RowOf } from '../../../kernel/index.ts'
import { defineReadModel, link, objectOf, wants } from '../../../kernel/index.ts'
import { department } from '../organization.resource.ts'
import { isEnabled } from '../person.ts'
import { user } from '../user.resource.ts'
import { permissionsOf } from './grantedPermissions.ts'
import { menu } from './menu.resource.ts'
import type { right, rightAssignment, rightHolder, rightsRole } from './rightAssignments.shape.ts'
import { answer, SOURCES } from './rightAssignments.shape.ts'
import { usesOf } from './rightUses.query.ts'
import { role } from './role.resource.ts'

type MenuRow = RowOf<typeof menu>
type Right = AnswerOf<typeof right>
type RightsRole = AnswerOf<typeof rightsRole>
type Holder = AnswerOf<typeof rightHolder>
type RightAssignment = AnswerOf<typeof rightAssignment>

const EVERYTHING = '*:*:*'

type Reader = Pick<Reading, 'read' | 'registry' | 'language' | 'translate'>

/** Every right that an entry of the menu stands for, in the order of the menu; two pages of one right are the first of them. */
async function rightsOf({ read, language, translate }: Omit<Reader, 'registry'>): Promise<Right[]> {
  const rows = await read.of(menu).find({})
  const byId = new Map(rows.map((row) => [row.id, row]))
  const nameOf = (row: MenuRow | undefined) => (row && ((language === 'en' && row.menuNameEn) || row.menuName)) ?? ''
  const pathOf = (row: MenuRow): MenuRow[] => {
    const above = row.parentId === null ? undefined : byId.get(row.parentId)
    return above ? [...pathOf(above), row] : [row]
  }
  const placed = rows.flatMap((row) => (row.permission && isEnabled(row) ? [{ tag: row.permission, row, path: pathOf(row) }] : []))
  const orderOf = ({ path }: (typeof placed)[number]) =>
    path.map(({ sortOrder, id }) => `${String(sortOrder).padStart(6, '0')}.${id}`).join('/')
  const sorted = placed.map((one) => ({ ...one, order: orderOf(one) })).sort((a, b) => (a.order < b.order ? -1 : 1))
  const found = new Map<string, Right>()
  for (const { tag, row, path } of sorted) {
    const page = path.findLast(({ menuType }) => menuType === 'C')
    if (!found.has(tag))
      found.set(tag, {
        tag,
        area: nameOf(path[0]),
        page: nameOf(page),
        name: row.menuType === 'C' ? translate('access.rights.open') : nameOf(row),
      })
  }
  return [...found.values()]
}

async function rolesOf(read: Read, rights: readonly Right[]): Promise<RightsRole[]> {
  const roles = (await read.of(role).find({})).filter(isEnabled).sort((a, b) => a.roleSort - b.roleSort || a.id - b.id)
  const places = new Map(rights.map(({ tag }, at) => [tag, at]))
  const out: RightsRole[] = []
  for (const one of roles) {
    const tags = await permissionsOf(read, [one])
    const holdsAll = tags.includes(EVERYTHING)
    out.push({ id: one.id, name: one.roleName, holdsAll, rights: holdsAll ? [] : tags.flatMap((tag) => places.get(tag) ?? []) })
  }
  return out
}

/** Everybody who works in the reader's plant, as far as the reader sees them. */
async function holdersOf(read: Read, { departmentId, roleId, userId }: RightsFilter): Promise<Omit<Holder, 'unused'>[]> {
  const rows = (await read.of(user).find({ status: 'ENABLED' })).filter(
    (row) => (!departmentId || row.departmentId === departmentId) && (!userId || row.id === userId),
  )
  const ids = rows.map(({ id }) => id)
  const [plants, roles, departments] = await Promise.all([
    read.of(user).linksOf('plantIds', ids),
    read.of(user).linksOf('roleIds', ids),
    read.of(department).find({}),
  ])
  const names = new Map(departments.map(({ id, deptName }) => [id, deptName]))
  return rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      username: row.username,
      department: names.get(row.departmentId ?? 0) ?? '',
      roles: roles.get(row.id) ?? [],
    }))
    .filter(({ id, roles: roleIds }) => plants.get(id)?.includes(read.actor.plantId) && (!roleId || roleIds.includes(roleId)))
    .sort((a, b) => a.name.localeCompare(b.name))
}

export interface RightsFilter {
  readonly departmentId?: number | null
  readonly roleId?: number | null
  readonly userId?: number | null
}

/** Who has what: the rights, the roles that give them, and the people who have those roles. */
export async function rightAssignments({ read, registry, language, translate }: Reader, filter: RightsFilter) {
  const rights = await rightsOf({ read, language, translate })
  const [all, found] = [await rolesOf(read, rights), await holdersOf(read, filter)]
  const uses = await usesOf(
    read,
    registry,
    found.map(({ id }) => id),
  )
  const assignedRoleIds = new Set(found.flatMap(({ roles }) => roles))
  const roles = all.filter(({ id }) => assignedRoleIds.has(id))
  const rolesById = new Map(roles.map((one) => [one.id, { ...one, has: new Set(one.rights) }]))
  /** The roles by which somebody has a right. */
  const rolesBy = (roleIds: readonly number[], at: number) =>
    roleIds.flatMap((id) => rolesById.get(id) ?? []).filter(({ holdsAll, has }) => holdsAll || has.has(at))
  const people = found.map((one) => {
    const unused = rights.flatMap(({ tag }, at) => {
      const by = rolesBy(one.roles, at)
      // Nobody uses everything that a role of all rights gives, and none of it can be taken away alone.
      const isCounted = by.length > 0 && !by.some(({ holdsAll }) => holdsAll)
      return isCounted && uses.isUnused({ userId: one.id, tag, roleIds: by.map(({ id }) => id) }) ? [at] : []
    })
    return { ...one, roles: one.roles.filter((id) => rolesById.has(id)), unused }
  })
  return { rights, roles, people, uses, rolesBy }
}

/** The same as one line for each right of each person, as a workbook has it. */
export function linesOf(
  { rights, people, uses, rolesBy }: Awaited<ReturnType<typeof rightAssignments>>,
  isUnused = false,
): RightAssignment[] {
  return people.flatMap((who) => {
    const wanted = isUnused ? who.unused : rights.keys()
    return [...wanted].flatMap((at) => {
      const by = rolesBy(who.roles, at)
      const { tag, area, page, name } = rights[at] as Right
      const line = { person: who.name, username: who.username, department: who.department, area, page, right: name, tag }
      const roles = by.map((one) => one.name).join(', ')
      return by.length ? [{ ...line, roles, lastUsed: uses.lastUsed(who.id, tag) }] : []
    })
  })
}

export const rightAssignmentsModel = defineReadModel('rightsHeld', {
  description: 'Who has which right in the current plant, and by which role.',
  permission: ['system:access:list'],
  args: {
    departmentId: link('department', { description: 'Only people of this department.' }),
    roleId: link('role', { description: 'Only people who have this role.' }),
    userId: link('user', { description: 'Only this user.' }),
  },
  result: objectOf(answer),
  // The log tells who was given what, and when.
  stale: (resource) => SOURCES.includes(resource.name) || resource.role === 'operationLog',
  parts: ['held', 'unused'],
  sheets: { path: '/identity/rights', permission: 'system:access:export', title: 'rights', tables: ['held', 'unused'] },
  async read(reading, filter) {
    const overview = await rightAssignments(reading, filter)
    return {
      ...{ rights: overview.rights, roles: overview.roles, people: overview.people, knownSince: overview.uses.knownSince },
      held: wants(reading, 'held') ? linesOf(overview) : [],
      unused: wants(reading, 'unused') ? linesOf(overview, true) : [],
    }
  },
})
