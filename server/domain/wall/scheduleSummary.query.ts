import { addDays, defineReadModel, objectOf, type Read, todayOf } from '../../kernel/index.ts'
import { shiftNotice } from '../handover/index.ts'
import { equipment, plant, productionPosition, shift, shiftChange, shiftOn, shiftPast, shiftsByDay, worker } from '../masterdata/index.ts'
import { attendance, productionSchedule, workerVacation } from '../shifts/index.ts'
import { isThere, placesBetween } from './schedulePlaces.ts'
import type { Presence, SchedulePlace, ScheduleSummary } from './scheduleSummary.shape.ts'
import { summary } from './scheduleSummary.shape.ts'

/** How many people of some positions are in one of these states; somebody at two of them is one. */
function countOf(places: readonly SchedulePlace[], isCounted: (state: Presence) => boolean): number {
  const people = places.flatMap((each) => each.people).filter(({ state }) => isCounted(state))
  return new Set(people.map(({ workerId }) => workerId)).size
}

/** Three days at once: whoever watches over midnight has the new day before the server has said it. */
export async function scheduleSummary({ withoutDataScope: read }: Read): Promise<ScheduleSummary> {
  const today = todayOf(read)
  const dates = [addDays(today, -1), today, addDays(today, 1)] as const
  const [{ id, name }, shiftsOn, allShifts, placesOf, notices] = await Promise.all([
    read.of(plant).get(read.actor.plantId),
    shiftsByDay(read),
    read.of(shift).find({}),
    placesBetween(read, dates[0], dates[2]),
    read.of(shiftNotice).find({ date: [...dates] }),
  ])
  const shiftsOf = (day: string) => {
    const on = shiftsOn(day)
    // Somebody may be planned in a shift that the plant does not work any more.
    const rest = allShifts.filter((one) => on.every((other) => other.id !== one.id) && placesOf(day, one.id).length)
    return [...on, ...rest]
      .toSorted((a, b) => a.beginTime.localeCompare(b.beginTime) || a.id - b.id)
      .map((one) => {
        const places = placesOf(day, one.id)
        const { from: beginsAt, until: endsAt } = shiftOn(one, day, read.offsetMinutes)
        return {
          ...{ shiftId: one.id, name: one.name, beginTime: one.beginTime, endTime: one.endTime },
          ...{ beginsAt, endsAt, places },
          planned: countOf(places, (state) => state !== 'ON_LEAVE'),
          present: countOf(places, isThere),
          late: countOf(places, (state) => state === 'LATE'),
          absent: countOf(places, (state) => state === 'ABSENT'),
          onLeave: countOf(places, (state) => state === 'ON_LEAVE'),
        }
      })
  }
  const noticesOf = (day: string) =>
    notices
      .filter((one) => one.date === day)
      .toSorted((a, b) => a.id - b.id)
      .map(({ id: noticeId, title, nightTel, notice, dayShift, nightShift, dayTech, bench, elec, ship, paper }) => ({
        ...{ noticeId, title, nightTel, notice },
        ...{ dayShift, nightShift, dayTech, bench, elec, ship, paper },
      }))
  const days = dates.map((day) => ({ date: day, shifts: shiftsOf(day), notices: noticesOf(day) }))
  return { at: read.now, plant: { id, name }, today, days }
}

export const scheduleSummaryModel = defineReadModel('scheduleSummary', {
  description: 'Who works in the current plant yesterday, today and tomorrow, who of them is there, and what they are told',
  permission: ['dataview:schedule:view'],
  isForWalls: true,
  live: {},
  result: objectOf(summary),
  stale: [
    productionSchedule,
    attendance,
    workerVacation,
    shiftNotice,
    worker,
    productionPosition,
    equipment,
    shift,
    shiftChange,
    shiftPast,
    plant,
  ],
  read: ({ read }) => scheduleSummary(read),
})
