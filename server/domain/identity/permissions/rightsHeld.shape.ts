import { date, flag, int, link, listOf, shape, text } from '../../../kernel/index.ts'
import { department } from '../organization.resource.ts'
import { user } from '../user.resource.ts'
import { menu } from './menu.resource.ts'
import { rightUse } from './rightUse.resource.ts'
import { UNUSED_DAYS } from './rightUses.query.ts'
import { role } from './role.resource.ts'

export const SOURCES: readonly string[] = [user, role, menu, department, rightUse].map(({ name }) => name)

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
export const answer = shape('RightsHeld', 'Who has what in the current plant.', {
  rights: listOf(right, { says: 'Every right, in the order of the menu.' }),
  roles: listOf(rightsRole, { says: 'Enabled roles that somebody has.' }),
  people: listOf(rightHolder, { says: 'Enabled users who work in this plant.' }),
  knownSince: date({ says: 'The first day from which uses are known.' }),
  held: listOf(heldRight, { says: 'One line for each right of each person, for workbooks.' }),
  unused: listOf(heldRight, { says: `The rights that were not used for ${UNUSED_DAYS} days, though held so long.` }),
})
