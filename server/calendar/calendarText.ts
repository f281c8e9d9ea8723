import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Calendar } from '../domain/shifts/index.ts'
import { addDays, type Language } from '../kernel/index.ts'

const HOURS_BETWEEN_LOOKS = 1
const PRODUCT = { company: 'Millwright', product: 'Shifts' }

type Translate = (key: string, params?: Record<string, unknown>) => string
type Leave = Calendar['leave'][number]

const dayStart = (day: string) => new Date(`${day}T00:00:00Z`)

function leaveTitle({ vacType, status, beginHalf, endHalf }: Leave, translate: Translate): string {
  const notes = [
    beginHalf && translate('shiftCalendar.fromNoon'),
    endHalf && translate('shiftCalendar.untilNoon'),
    status === 'SUBMITTED' && translate('workerVacation.values.status.SUBMITTED'),
  ].filter(Boolean)
  const name = translate('shiftCalendar.leave', { type: translate(`workerVacation.values.vacType.${vacType}`) })
  return notes.length ? translate('shiftCalendar.noted', { name, notes: notes.join(translate('shiftCalendar.comma')) }) : name
}

const BEGINNING = Date.UTC(2020, 0, 1)
/** By which calendars tell a newer version of an event from an older one: the seconds until its last change count as its sequence. */
const versionAt = (changedAt: Date) => ({
  stamp: changedAt,
  lastModified: changedAt,
  sequence: Math.max(0, Math.floor((changedAt.getTime() - BEGINNING) / 1000)),
})

/** A person's shifts and leave as text/calendar. The same rows make the same text, byte for byte. */
export function calendarText(calendar: Calendar, words: (language: Language) => Translate): string {
  const translate = words(calendar.language)
  const { plantId, plantName, workerId, workerName } = calendar
  const out = ical({
    name: translate('shiftCalendar.name', { name: workerName }),
    description: plantName,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { ...PRODUCT, language: calendar.language.toUpperCase() },
    ttl: HOURS_BETWEEN_LOOKS * 3600,
  })
  const idOf = (...parts: readonly unknown[]) => `${parts.join('-')}@p${plantId}.millwright`
  for (const one of calendar.shifts) {
    out.createEvent({
      id: idOf('shift', workerId, one.date, one.shiftId, one.positionId, one.equipmentId ?? 0),
      start: one.beginsAt,
      end: one.endsAt,
      ...versionAt(one.changedAt),
      summary: `${one.shiftName} · ${one.positionName}`,
      location: [plantName, one.equipmentName].filter(Boolean).join(' · '),
      ...(one.colleagues.length && {
        description: translate('myShifts.with', { names: one.colleagues.join(translate('shiftCalendar.comma')) }),
      }),
    })
  }
  for (const one of calendar.leave) {
    out.createEvent({
      id: idOf('leave', one.id),
      start: dayStart(one.beginDate),
      end: dayStart(addDays(one.endDate, 1)),
      allDay: true,
      ...versionAt(one.updatedAt),
      summary: leaveTitle(one, translate),
      status: one.status === 'APPROVED' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    })
  }
  return out.toString()
}
