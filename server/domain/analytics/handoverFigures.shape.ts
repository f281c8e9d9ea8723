import { type AnswerOf, choiceOf, date, decimal, instant, int, link, listOf, shape, text } from '../../kernel/index.ts'
import { shiftHandoverItem } from '../handover/index.ts'

export const REPEATED_MAX = 50

const counts = {
  due: int({ description: 'Handovers of which the time to sign is over: half an hour after the end of the shift.' }),
  inTime: int({ description: 'Signed by then.' }),
  signedLate: int({ description: 'Signed later.' }),
  unsigned: int({ description: 'Not signed at all so far.' }),
  share: decimal({
    scale: 4,
    nullable: true,
    unit: 'share',
    description: 'Signed in time, as a share of those due; empty where none was due.',
  }),
}
const handoverDay = shape('HandoverDay', 'How the shifts of a day signed for each other.', {
  day: date({ description: 'The day on which they began.' }),
  ...counts,
})
const handoverShift = shape('HandoverShift', 'How one shift was signed for.', {
  shiftId: link('shift', { description: 'The shift.' }),
  shiftName: text({ description: 'Its name.' }),
  ...counts,
})
const repeatedItem = shape('RepeatedHandoverItem', 'A point that went from shift to shift more than twice.', {
  kind: choiceOf(shiftHandoverItem, 'kind', { description: 'What kind of point it is.' }),
  title: text({ description: 'What it says.' }),
  times: int({ description: 'How many shifts in a row had handed it over by the end of the range.' }),
  since: instant({ nullable: true, description: 'Since when it is so.' }),
  handoverId: link('shiftHandover', { description: 'The handover that told of it the third time.' }),
})
export const figures = shape('HandoverFigures', 'How the shifts of a plant hand over to each other.', {
  at: instant({ description: 'When these figures were computed.' }),
  from: date({ description: 'First day.' }),
  to: date({ description: 'Last day.' }),
  ...counts,
  repeatedItems: int({ description: 'Points that were handed over for the third time within the range.' }),
  byDay: listOf(handoverDay, { description: 'By day on which the shift began, oldest first.' }),
  byShift: listOf(handoverShift, { description: 'By shift.' }),
  repeated: listOf(repeatedItem, {
    description: `Points that were handed over more than twice, at most ${REPEATED_MAX}, most often first.`,
  }),
})
export type HandoverFigures = AnswerOf<typeof figures>
