import { type AnswerOf, choiceOf, date, decimal, instant, int, link, listOf, shape, text } from '../../kernel/index.ts'
import { shiftHandoverItem } from '../handover/index.ts'

export const REPEATED_MAX = 50

const counts = {
  due: int({ says: 'Handovers of which the time to sign is over: half an hour after the end of the shift.' }),
  inTime: int({ says: 'Signed by then.' }),
  signedLate: int({ says: 'Signed later.' }),
  unsigned: int({ says: 'Not signed at all so far.' }),
  share: decimal({ scale: 4, nullable: true, unit: 'share', says: 'Signed in time, as a share of those due; empty where none was due.' }),
}
const handoverDay = shape('HandoverDay', 'How the shifts of a day signed for each other.', {
  day: date({ says: 'The day on which they began.' }),
  ...counts,
})
const handoverShift = shape('HandoverShift', 'How one shift was signed for.', {
  shiftId: link('shift', { says: 'The shift.' }),
  shiftName: text({ says: 'Its name.' }),
  ...counts,
})
const repeatedItem = shape('RepeatedHandoverItem', 'A point that went from shift to shift more than twice.', {
  kind: choiceOf(shiftHandoverItem, 'kind', { says: 'What kind of point it is.' }),
  title: text({ says: 'What it says.' }),
  times: int({ says: 'How many shifts in a row had handed it over by the end of the range.' }),
  since: instant({ nullable: true, says: 'Since when it is so.' }),
  handoverId: link('shiftHandover', { says: 'The handover that told of it the third time.' }),
})
export const figures = shape('HandoverFigures', 'How the shifts of a plant hand over to each other.', {
  at: instant({ says: 'When these figures were computed.' }),
  from: date({ says: 'First day.' }),
  to: date({ says: 'Last day.' }),
  ...counts,
  repeatedItems: int({ says: 'Points that were handed over for the third time within the range.' }),
  byDay: listOf(handoverDay, { says: 'By day on which the shift began, oldest first.' }),
  byShift: listOf(handoverShift, { says: 'By shift.' }),
  repeated: listOf(repeatedItem, { says: `Points that were handed over more than twice, at most ${REPEATED_MAX}, most often first.` }),
})
export type HandoverFigures = AnswerOf<typeof figures>
