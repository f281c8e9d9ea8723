import { date, defineReadModel, flag, int, link, listOf, objectOf, shape, text, wants } from '../../../kernel/index.ts'
import { department } from '../organization.resource.ts'
import { user } from '../user.resource.ts'
import { menu } from './menu.resource.ts'
import { linesOf, rightsHeld } from './rightsHeld.query.ts'
import { rightUse } from './rightUse.resource.ts'
import { UNUSED_DAYS } from './rightUses.query.ts'
import { role } from './role.resource.ts'

const SOURCES: readonly string[] = [user, role, menu, department, rightUse].map(({ name }) => name)

export const right = shape('Right', 'One right, as the menu has it.', {
  tag: text({ says: 'Its tag.' }),
  area: text({ says: 'Title of the folder on top.' }),
  page: text({ says: 'Title of its page.' }),
  name: text({ says: 'Its own title; of one that opens a page as a whole, that it does.' }),
})
export const rightsRole = shape('RightsRole', 'A role and the rights that it gives.', {
  id: link('role', { says: 'Its id.' }),
  name: text({ says: 'Its name.' }),
  holdsAll: flag({ says: 'Whether it gives every right.' }),
  rights: listOf(int(), { says: 'Places of its rights in the list of rights; empty where it gives all.' }),
})
export const rightHolder = shape('RightHolder', 'Somebody with their roles.', {
  id: link('user', { says: 'Id of the user.' }),
  name: text({ says: 'Name of the user.' }),
  username: text({ says: 'User name.' }),
  department: text({ says: 'Name of the department; empty without one.' }),
  roles: listOf(int(), { says: 'Ids of the enabled roles.' }),
  unused: listOf(int(), { says: `Places of the rights that were not used for ${UNUSED_DAYS} days.` }),
})
export const heldRight = shape('HeldRight', 'One right of one person.', {
  person: text({ says: 'Name of the user.' }),
  username: text({ says: 'User name.' }),
  department: text({ says: 'Name of the department.' }),
  area: text({ says: 'Title of the folder on top.' }),
  page: text({ says: 'Title of its page.' }),
  right: text({ says: 'Title of the right.' }),
  tag: text({ says: 'Its tag.' }),
  roles: text({ says: 'The roles that give it.' }),
  lastUsed: date({ nullable: true, says: 'The last day on which it was used; empty where none is known.' }),
})
const answer = shape('RightsHeld', 'Who has what in the current plant.', {
  rights: listOf(right, { says: 'Every right, in the order of the menu.' }),
  roles: listOf(rightsRole, { says: 'Enabled roles that somebody has.' }),
  people: listOf(rightHolder, { says: 'Enabled users who work in this plant.' }),
  knownSince: date({ says: 'The first day from which uses are known.' }),
  held: listOf(heldRight, { says: 'One line for each right of each person, for workbooks.' }),
  unused: listOf(heldRight, { says: `The rights that were not used for ${UNUSED_DAYS} days, though held so long.` }),
})

export const rightsHeldModel = defineReadModel('rightsHeld', {
  says: 'Who has which right in the current plant, and by which role.',
  permission: ['system:access:list'],
  args: {
    departmentId: link('department', { says: 'Only people of this department.' }),
    roleId: link('role', { says: 'Only people who have this role.' }),
    userId: link('user', { says: 'Only this user.' }),
  },
  result: objectOf(answer),
  // The log tells who was given what, and when.
  stale: (resource) => SOURCES.includes(resource.name) || resource.role === 'operationLog',
  parts: ['held', 'unused'],
  sheets: { path: '/identity/rights', permission: 'system:access:export', title: 'rights', tables: ['held', 'unused'] },
  async read(reading, filter) {
    const told = await rightsHeld(reading, filter)
    return {
      ...{ rights: told.rights, roles: told.roles, people: told.people, knownSince: told.uses.knownSince },
      held: wants(reading, 'held') ? linesOf(told) : [],
      unused: wants(reading, 'unused') ? linesOf(told, true) : [],
    }
  },
})
