import { noticeDelivery, noticeEvent, noticeReceiver, type notificationType, render } from '../domain/notice/index.ts'
import type { ResourceDef, RowOf } from '../kernel/index.ts'
import table from './notices.json' with { type: 'json' }
import type { Row } from './plants/plants.ts'

type Category = RowOf<typeof notificationType>

const NOTIFIED_MS = 12 * 3_600_000
const READ_MS = 2 * 3_600_000
const urgencies: Readonly<Record<string, string>> = table.urgency

interface Facts {
  readonly categories: readonly Category[]
  readonly users: readonly Row[]
  readonly equipment: readonly Row[]
  readonly reporters: readonly Row[]
  readonly reports: readonly Row[]
  readonly stamps: Row
  readonly now: number
  /** Minutes from UTC. */
  readonly offset: number
}

function receiverRows({ categories, users, stamps }: Facts): Row[] {
  const rows = table.receivers.flatMap(({ code, plants, username, email, isQuiet }) => {
    const typeId = categories.find((one) => one.code === code)?.id
    const person = users.find((one) => one.username === username)
    const quiet = isQuiet ? { quietFrom: '22:00', quietTo: '07:00' } : {}
    if (!typeId || !person) return []
    return plants.map((plantId) => ({ plantId, typeId, name: person.name, userId: person.id, email, ...quiet }))
  })
  return rows.map((row, at) => ({ id: at + 1, sortOrder: (at + 1) * 10, status: 'ENABLED', ...row, ...stamps }))
}

/** What the reports of the last hours told those who wait for them. E-mail is not set up in a fresh installation. */
function notificationRows({ categories, equipment, reporters, reports, now, offset }: Facts, receivers: readonly Row[]) {
  const category = categories.find((one) => one.code === 'FAULT_REPORTED')
  const recent = category ? reports.filter((one) => Number(one.reportDate) > now - NOTIFIED_MS) : []
  const nameOf = (rows: readonly Row[], id: unknown) => String(rows.find((one) => one.id === id)?.name ?? '')
  const events: Row[] = []
  const deliveries: Row[] = []
  for (const report of recent) {
    const at = report.reportDate as Date
    const stamps = { createdAt: at, updatedAt: at }
    const values = {
      reportNo: String(report.reportNo),
      equipment: nameOf(equipment, report.equipmentId),
      description: String(report.description),
      reporter: nameOf(reporters, report.reporterId),
      urgency: urgencies[String(report.urgency)] ?? '',
      time: new Date(Number(at) + offset * 60_000).toISOString().slice(0, 16).replace('T', ' '),
    }
    const about = { typeId: category?.id, subjectKey: `reportLog:${report.joinedToId ?? report.id}` }
    const record = { resource: 'reportLog', recordId: report.id, values: JSON.stringify(values), isUrgent: report.urgency === 'STOP' }
    const event = { id: events.length + 1, plantId: report.plantId, ...about, ...record, fannedOutAt: at, ...stamps }
    events.push(event)
    const message = {
      ...about,
      plantId: report.plantId,
      ...render(category ?? {}, values),
      path: `/repair/reportLogs?open=${report.id}`,
      attempts: 0,
    }
    for (const to of receivers.filter((one) => one.typeId === category?.id && one.plantId === report.plantId)) {
      const own = { eventId: event.id, receiverId: to.id, ...message, ...stamps }
      const readAt = Number(at) < now - READ_MS ? new Date(Number(at) + 20 * 60_000) : null
      deliveries.push({ id: deliveries.length + 1, ...own, channel: 'BELL', userId: to.userId, status: 'SENT', sentAt: at, readAt })
      if (to.email)
        deliveries.push({
          id: deliveries.length + 1,
          ...own,
          channel: 'EMAIL',
          address: to.email,
          status: 'NOT_CONFIGURED',
          reason: 'NO_SETTINGS',
        })
    }
  }
  return { events, deliveries }
}

/** Receivers in both plants, and what they have been told. Nothing where the categories are not there yet. */
export function noticeRows(facts: Facts): readonly (readonly [ResourceDef, readonly Row[]])[] {
  const receivers = receiverRows(facts)
  const { events, deliveries } = notificationRows(facts, receivers)
  return [
    [noticeReceiver, receivers],
    [noticeEvent, events],
    [noticeDelivery, deliveries],
  ]
}
