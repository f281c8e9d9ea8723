import { date, flag, int, link, listOf, shape, text } from '../../../kernel/index.ts'
import { department } from '../organization.resource.ts'
import { user } from '../user.resource.ts'
import { menu } from './menu.resource.ts'
import { rightUse } from './rightUse.resource.ts'
import { UNUSED_DAYS } from './rightUses.query.ts'
import { role } from './role.resource.ts'

export const SOURCES: readonly string[] = [user, role, menu, department, rightUse].map(({ name }) => name)

export const right = shape('Right', 'One right, as the menu has it.', {
  tag: text({ description: 'Its tag.' }),
  area: text({ description: 'Title of the folder on top.' }),
  page: text({ description: 'Title of its page.' }),
  name: text({ description: 'Its own title; of one that opens a page as a whole, that it does.' }),
})
export const rightsRole = shape('RightsRole', 'A role and the rights that it gives.', {
  id: link('role', { description: 'Its id.' }),
  name: text({ description: 'Its name.' }),
  holdsAll: flag({ description: 'Whether it gives every right.' }),
  rights: listOf(int(), { description: 'Places of its rights in the list of rights; empty where it gives all.' }),
})
export const rightHolder = shape('RightHolder', 'Somebody with their roles.', {
  id: link('user', { description: 'Id of the user.' }),
  name: text({ description: 'Name of the user.' }),
  username: text({ description: 'User name.' }),
  department: text({ description: 'Name of the department; empty without one.' }),
  roles: listOf(int(), { description: 'Ids of the enabled roles.' }),
  unused: listOf(int(), { description: `Places of the rights that were not used for ${UNUSED_DAYS} days.` }),
})
export const rightAssignment = shape('HeldRight', 'One right of one person.', {
  person: text({ description: 'Name of the user.' }),
  username: text({ description: 'User name.' }),
  department: text({ description: 'Name of the department.' }),
  area: text({ description: 'Title of the folder on top.' }),
  page: text({ description: 'Title of its page.' }),
  right: text({ description: 'Title of the right.' }),
  tag: text({ description: 'Its tag.' }),
  roles: text({ description: 'The roles that give it.' }),
  lastUsed: date({ nullable: true, description: 'The last day on which it was used; empty where none is known.' }),
})
export const answer = shape('RightsHeld', 'Who has what in the current plant.', {
  rights: listOf(right, { description: 'Every right, in the order of the menu.' }),
  roles: listOf(rightsRole, { description: 'Enabled roles that somebody has.' }),
  people: listOf(rightHolder, { description: 'Enabled users who work in this plant.' }),
  knownSince: date({ description: 'The first day from which uses are known.' }),
  held: listOf(rightAssignment, { description: 'One line for each right of each person, for workbooks.' }),
  unused: listOf(rightAssignment, { description: `The rights that were not used for ${UNUSED_DAYS} days, though held so long.` }),
})
