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
  workerId: link('worker', { description: 'The person.' }),
  name: text({ description: 'Their name.' }),
  state: presence({ description: 'Whether they are there.' }),
})
const place = shape('SchedulePlace', 'A position of a shift and who works there.', {
  entryId: link('productionSchedule', { description: 'The entry of the schedule.' }),
  positionName: text({ description: 'Name of the position.' }),
  equipmentName: text({ nullable: true, description: 'The machine, where it is for one.' }),
  people: listOf(person, { description: 'Who is planned, then who is on leave.' }),
})
const dayShift = shape('ScheduleShift', 'A shift of a day.', {
  shiftId: link('shift', { description: 'The shift.' }),
  name: text({ description: 'Its name.' }),
  beginTime: time({ description: 'When it begins on that day.' }),
  endTime: time({ description: 'When it ends, on the next day where that is not later.' }),
  beginsAt: instant({ description: 'The moment at which it begins.' }),
  endsAt: instant({ description: 'The moment at which it ends.' }),
  places: listOf(place, { description: 'Its positions, in their order.' }),
  planned: int({ description: 'People who work in it.' }),
  present: int({ description: 'Those of them who are there.' }),
  late: int({ description: 'Those of them who are there and came late.' }),
  absent: int({ description: 'Those of them of whom it is said that they are absent.' }),
  onLeave: int({ description: 'People who would, but are on leave.' }),
})
const dayNotice = shape('ScheduleNotice', 'What the shifts of a day are told.', {
  noticeId: link('shiftNotice', { description: 'The notice.' }),
  title: text({ description: 'Its title.' }),
  nightTel: text({ nullable: true, description: 'Whom to call at night.' }),
  dayShift: text({ nullable: true, description: 'Who leads by day.' }),
  nightShift: text({ nullable: true, description: 'Who leads at night.' }),
  dayTech: text({ nullable: true, description: 'The technician by day.' }),
  bench: text({ nullable: true, description: 'The fitter.' }),
  elec: text({ nullable: true, description: 'The electrician.' }),
  ship: text({ nullable: true, description: 'Who ships.' }),
  paper: text({ nullable: true, description: 'Who sees to the paper.' }),
  notice: text({ nullable: true, description: 'What it says, as cleaned HTML.' }),
})
const scheduleDay = shape('ScheduleDay', 'A day of the plant by shifts.', {
  date: date({ description: 'The day; a night shift belongs to the one on which it begins.' }),
  shifts: listOf(dayShift, { description: 'The shifts of the day, the first to begin first.' }),
  notices: listOf(dayNotice, { description: 'The notices of the day.' }),
})
export const summary = shape('ScheduleSummary', 'Who works in a plant around today.', {
  at: instant({ description: 'When this was computed.' }),
  plant: objectOf(plantRef, { description: 'The plant it shows.' }),
  today: date({ description: 'The business day.' }),
  days: listOf(scheduleDay, { description: 'The day before, today and the day after.' }),
})
export type SchedulePlace = AnswerOf<typeof place>
export type ScheduleSummary = AnswerOf<typeof summary>
