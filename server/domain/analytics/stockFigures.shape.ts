import { type AnswerOf, date, decimal, instant, int, link, listOf, shape, text } from '../../kernel/index.ts'

/** Nothing moved for so long: dead stock (§3). */
export const DEAD_DAYS = 360
export const MONTHS = 12
export const TOP = 50

const stockDay = shape('StockDay', 'What the stock was worth at the end of a business day.', {
  day: date({ description: 'The day.' }),
  value: decimal({ unit: 'money', description: 'What all that was there had cost.' }),
})
const stockMonth = shape('StockMonth', 'What was used in a calendar month.', {
  from: date({ description: 'Its first day.' }),
  to: date({ description: 'Its last day.' }),
  quantity: decimal({ scale: 3, nullable: true, description: 'How much, where one item is asked for: different units do not add up.' }),
  amount: decimal({ unit: 'money', description: 'What that had cost.' }),
})
const itemUse = shape('ItemUse', 'How much of an item was used.', {
  itemId: link('any', { description: 'The item.' }),
  code: text({ description: 'Its code.' }),
  name: text({ description: 'Its name.' }),
  unit: text({ description: 'What it is counted in.' }),
  quantity: decimal({ scale: 3, description: 'How much.' }),
  amount: decimal({ unit: 'money', description: 'What that had cost.' }),
})
const userOfStock = shape('StockUser', 'What went to one machine or workshop, or was taken by one person.', {
  subjectId: link('any', { description: 'The machine, workshop or person.' }),
  name: text({ description: 'Its name.' }),
  amount: decimal({ unit: 'money', description: 'What that had cost.' }),
})
const locationValue = shape('LocationValue', 'What lies at a location.', {
  locationId: link('storageLocation', { nullable: true, description: 'The location; empty for items without one.' }),
  name: text({ description: 'Its code; empty with it.' }),
  count: int({ description: 'Items that lie there.' }),
  value: decimal({ unit: 'money', description: 'What they had cost.' }),
})
const deadItem = shape('DeadItem', `An item that is there and has not moved for ${DEAD_DAYS} days.`, {
  itemId: link('any', { description: 'The item.' }),
  code: text({ description: 'Its code.' }),
  name: text({ description: 'Its name.' }),
  unit: text({ description: 'What it is counted in.' }),
  quantity: decimal({ scale: 3, description: 'What there is.' }),
  value: decimal({ unit: 'money', description: 'What that had cost.' }),
  lastMovedAt: instant({ description: 'When it moved last.' }),
})
export const figures = shape('StockFigures', 'What the stock of a plant is worth, and what was used of it.', {
  at: instant({ description: 'When these figures were computed.' }),
  from: date({ description: 'First day.' }),
  to: date({ description: 'Last day.' }),
  value: decimal({ unit: 'money', description: 'What all that is there now had cost.' }),
  items: int({ description: 'Items of which something is there now.' }),
  used: decimal({ unit: 'money', description: 'What was used within the range had cost: issues and scrap, less returns.' }),
  deadSince: date({ description: 'What last moved before this day is dead stock.' }),
  deadItems: int({ description: 'Items that are dead stock now.' }),
  deadValue: decimal({ unit: 'money', description: 'What they had cost.' }),
  byDay: listOf(stockDay, { description: 'Value of the stock by day, oldest first.' }),
  byMonth: listOf(stockMonth, { description: `Use in the ${MONTHS} calendar months up to the last day, oldest first.` }),
  byItem: listOf(itemUse, { description: `The items of which most was used, at most ${TOP}.` }),
  byPlace: listOf(userOfStock, {
    description: `The machines (workshops, of auxiliary materials) that it went to, at most ${TOP}, most first.`,
  }),
  byPerson: listOf(userOfStock, { description: `The people who took it, at most ${TOP}, most first.` }),
  byLocation: listOf(locationValue, { description: `Value by location now, at most ${TOP}, most first.` }),
  dead: listOf(deadItem, { description: `Dead stock now, at most ${TOP}, most valuable first.` }),
})
export type StockFigures = AnswerOf<typeof figures>
