import { type AnswerOf, choiceOf, date, decimal, flag, int, link, listOf, shape, text } from '../../../kernel/index.ts'
import { sparePart } from '../sparePart.resource.ts'
import { stockOrder } from './stockOrder.resource.ts'

/** More than this nobody orders from one screen; the counts are of all. */
export const SHORTAGES_MAX = 500
/** How far back use is looked at. */
export const USE_DAYS = 180

const shortage = shape('Shortage', 'An item of which less is available than its safety stock, and how much of it to order.', {
  kind: choiceOf(stockOrder, 'kind', { says: 'What it is.' }),
  itemId: link('any', { says: 'The spare part, auxiliary material or ink.' }),
  code: text({ says: 'Its code.' }),
  name: text({ says: 'Its name.' }),
  spec: text({ nullable: true, says: 'Its specification.' }),
  unit: text({ says: 'What it is counted in.' }),
  vendorId: link('vendor', { nullable: true, says: 'Who sells it.' }),
  vendorName: text({ nullable: true, says: 'Name of the vendor.' }),
  stockStatus: choiceOf(sparePart, 'stockStatus', { says: 'Its stock level.' }),
  quantity: decimal({ scale: 3, says: 'What there is.' }),
  reserved: decimal({ scale: 3, says: 'What open work is going to take.' }),
  available: decimal({ scale: 3, says: 'What is left of it for others; below zero where more is reserved than there is.' }),
  minQuantity: decimal({ scale: 3, says: 'Its safety stock.' }),
  onOrder: decimal({ scale: 3, says: 'What has been ordered and has not come.' }),
  expectedDate: date({ nullable: true, says: 'The first day on which some of that is expected.' }),
  isLate: flag({ says: 'Whether that day is over.' }),
  late: decimal({ scale: 3, says: 'What of it should have come by now.' }),
  nextDate: date({ nullable: true, says: 'The first day on which some of the rest is expected.' }),
  used: decimal({ scale: 3, says: `What was used in ${USE_DAYS} days: issues and scrap, less returns.` }),
  usePerDay: decimal({ scale: 3, says: 'The same per day.' }),
  leadDays: int({ says: 'Days that the vendor takes to deliver.' }),
  leadUse: decimal({ scale: 3, says: 'What is used in these days.' }),
  suggested: decimal({
    scale: 3,
    says: 'leadUse + minQuantity - available - onOrder, rounded up to whole units, or to whole cans of what comes in cans; zero where that is less than nothing.',
  }),
  suggestedCans: int({ nullable: true, says: 'The same in cans; empty for what comes in none.' }),
  unitPrice: decimal({ unit: 'money', nullable: true, says: 'Its price.' }),
  worth: decimal({ unit: 'money', nullable: true, says: 'What the suggested quantity costs.' }),
})
const ofVendor = shape('ShortageVendor', 'How much of a vendor is short.', {
  vendorId: link('vendor', { nullable: true, says: 'The vendor; empty for items without one.' }),
  name: text({ nullable: true, says: 'Its name.' }),
  leadDays: int({ says: 'Days that it takes to deliver.' }),
  count: int({ says: 'Items that are short.' }),
})
export const answer = shape('Shortages', 'What is short of spare parts, auxiliary materials and inks, by vendor.', {
  total: int({ says: 'Items that are short, of the vendor asked for.' }),
  useDays: int({ says: 'Days that use is looked back at.' }),
  vendors: listOf(ofVendor, { says: 'All vendors of what is short, by name.' }),
  rows: listOf(shortage, { says: `The items by vendor and code, at most ${SHORTAGES_MAX}.` }),
})
export type Shortages = AnswerOf<typeof answer>
export type Shortage = AnswerOf<typeof shortage>
