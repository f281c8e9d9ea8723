import { type AnswerOf, choiceOf, date, decimal, flag, int, link, listOf, shape, text } from '../../../kernel/index.ts'
import { sparePart } from '../sparePart.resource.ts'
import { stockOrder } from './stockOrder.resource.ts'

/** More than this nobody orders from one screen; the counts are of all. */
export const SHORTAGES_MAX = 500
/** How far back use is looked at. */
export const USE_DAYS = 180

const shortage = shape('Shortage', 'An item of which less is available than its safety stock, and how much of it to order.', {
  kind: choiceOf(stockOrder, 'kind', { description: 'What it is.' }),
  itemId: link('any', { description: 'The spare part, auxiliary material or ink.' }),
  code: text({ description: 'Its code.' }),
  name: text({ description: 'Its name.' }),
  spec: text({ nullable: true, description: 'Its specification.' }),
  unit: text({ description: 'What it is counted in.' }),
  vendorId: link('vendor', { nullable: true, description: 'Who sells it.' }),
  vendorName: text({ nullable: true, description: 'Name of the vendor.' }),
  stockStatus: choiceOf(sparePart, 'stockStatus', { description: 'Its stock level.' }),
  quantity: decimal({ scale: 3, description: 'What there is.' }),
  reserved: decimal({ scale: 3, description: 'What open work is going to take.' }),
  available: decimal({ scale: 3, description: 'What is left of it for others; below zero where more is reserved than there is.' }),
  minQuantity: decimal({ scale: 3, description: 'Its safety stock.' }),
  onOrder: decimal({ scale: 3, description: 'What has been ordered and has not come.' }),
  expectedDate: date({ nullable: true, description: 'The first day on which some of that is expected.' }),
  isLate: flag({ description: 'Whether that day is over.' }),
  late: decimal({ scale: 3, description: 'What of it should have come by now.' }),
  nextDate: date({ nullable: true, description: 'The first day on which some of the rest is expected.' }),
  used: decimal({ scale: 3, description: `What was used in ${USE_DAYS} days: issues and scrap, less returns.` }),
  usePerDay: decimal({ scale: 3, description: 'The same per day.' }),
  leadDays: int({ description: 'Days that the vendor takes to deliver.' }),
  leadUse: decimal({ scale: 3, description: 'What is used in these days.' }),
  suggested: decimal({
    scale: 3,
    description:
      'leadUse + minQuantity - available - onOrder, rounded up to whole units, or to whole cans of what comes in cans; zero where that is less than nothing.',
  }),
  suggestedCans: int({ nullable: true, description: 'The same in cans; empty for what comes in none.' }),
  unitPrice: decimal({ unit: 'money', nullable: true, description: 'Its price.' }),
  worth: decimal({ unit: 'money', nullable: true, description: 'What the suggested quantity costs.' }),
})
const ofVendor = shape('ShortageVendor', 'How much of a vendor is short.', {
  vendorId: link('vendor', { nullable: true, description: 'The vendor; empty for items without one.' }),
  name: text({ nullable: true, description: 'Its name.' }),
  leadDays: int({ description: 'Days that it takes to deliver.' }),
  count: int({ description: 'Items that are short.' }),
})
export const answer = shape('Shortages', 'What is short of spare parts, auxiliary materials and inks, by vendor.', {
  total: int({ description: 'Items that are short, of the vendor asked for.' }),
  useDays: int({ description: 'Days that use is looked back at.' }),
  vendors: listOf(ofVendor, { description: 'All vendors of what is short, by name.' }),
  rows: listOf(shortage, { description: `The items by vendor and code, at most ${SHORTAGES_MAX}.` }),
})
export type Shortages = AnswerOf<typeof answer>
export type Shortage = AnswerOf<typeof shortage>
