import { type AnswerOf, choices, date, instant, int, link, listOf, objectOf, shape, text, time } from '../../kernel/index.ts'
import { plantRef } from '../masterdata/index.ts'

/** Nobody has said anything of whoever is expected: not that they came, nor that they did not. */
const PRESENCE = {
  EXPECTED: 'Nobody has said yet whether they are there.',
  PRESENT: 'There.',
  LATE: 'There, and came late.',
  LEFT: 'Was there, and went.',
  ABSENT: 'Not there.',
  ON_LEAVE: 'On leave instead of working.',
}
export type Presence = keyof typeof PRESENCE
const presence = choices('SchedulePresence', 'Whether somebody is there in a shift.', PRESENCE)

const person = shape('SchedulePerson', 'Somebody of a shift.', {
  workerId: link('worker', { says: 'The person.' }),
  name: text({ says: 'Their name.' }),
  state: presence({ says: 'Whether they are there.' }),
})
const place = shape('SchedulePlace', 'A position of a shift and who works there.', {
  entryId: link('productionSchedule', { says: 'The entry of the schedule.' }),
  positionName: text({ says: 'Name of the position.' }),
  equipmentName: text({ nullable: true, says: 'The machine, where it is for one.' }),
  people: listOf(person, { says: 'Who is planned, then who is on leave.' }),
})
const dayShift = shape('ScheduleShift', 'A shift of a day.', {
  shiftId: link('shift', { says: 'The shift.' }),
  name: text({ says: 'Its name.' }),
  beginTime: time({ says: 'When it begins on that day.' }),
  endTime: time({ says: 'When it ends, on the next day where that is not later.' }),
  beginsAt: instant({ says: 'The moment at which it begins.' }),
  endsAt: instant({ says: 'The moment at which it ends.' }),
  places: listOf(place, { says: 'Its positions, in their order.' }),
  planned: int({ says: 'People who work in it.' }),
  present: int({ says: 'Those of them who are there.' }),
  late: int({ says: 'Those of them who are there and came late.' }),
  absent: int({ says: 'Those of them of whom it is said that they are absent.' }),
  onLeave: int({ says: 'People who would, but are on leave.' }),
})
const dayNotice = shape('ScheduleNotice', 'What the shifts of a day are told.', {
  noticeId: link('shiftNotice', { says: 'The notice.' }),
  title: text({ says: 'Its title.' }),
  nightTel: text({ nullable: true, says: 'Whom to call at night.' }),
  dayShift: text({ nullable: true, says: 'Who leads by day.' }),
  nightShift: text({ nullable: true, says: 'Who leads at night.' }),
  dayTech: text({ nullable: true, says: 'The technician by day.' }),
  bench: text({ nullable: true, says: 'The fitter.' }),
  elec: text({ nullable: true, says: 'The electrician.' }),
  ship: text({ nullable: true, says: 'Who ships.' }),
  paper: text({ nullable: true, says: 'Who sees to the paper.' }),
  notice: text({ nullable: true, says: 'What it says, as cleaned HTML.' }),
})
const scheduleDay = shape('ScheduleDay', 'A day of the plant by shifts.', {
  date: date({ says: 'The day; a night shift belongs to the one on which it begins.' }),
  shifts: listOf(dayShift, { says: 'The shifts of the day, the first to begin first.' }),
  notices: listOf(dayNotice, { says: 'The notices of the day.' }),
})
export const summary = shape('ScheduleSummary', 'Who works in a plant around today.', {
  at: instant({ says: 'When this was computed.' }),
  plant: objectOf(plantRef, { says: 'The plant it shows.' }),
  today: date({ says: 'The business day.' }),
  days: listOf(scheduleDay, { says: 'The day before, today and the day after.' }),
})
export type SchedulePlace = AnswerOf<typeof place>
export type ScheduleSummary = AnswerOf<typeof summary>
