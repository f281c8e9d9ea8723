import { expect, it } from 'vitest'
import { byUrgency } from '../../../../server/domain/dispatch/queueOrder.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour))
const one = (name: string, more: object) => ({
  ...{ name, kind: 'REPORT', urgency: 'NORMAL', isStopped: false, isAssigned: false, since: at(9), dueDate: null },
  ...more,
})

it('has line stops, stops, stops without parts and what is urgent first; then other reports and what is due, and last what waits for parts', () => {
  const queue = [
    one('parts', { kind: 'PARTS' }),
    one('assigned and late', { kind: 'MAINTENANCE', urgency: null, dueDate: '2026-11-20', isAssigned: true }),
    one('low', { urgency: 'LOW' }),
    one('missed', { kind: 'INSPECTION', urgency: null, dueDate: '2026-11-24', since: at(10) }),
    one('maintenance', { kind: 'MAINTENANCE', urgency: null, dueDate: '2026-11-24' }),
    one('debt of today', { kind: 'DEBT', dueDate: '2026-11-25', since: at(1) }),
    one('debt of yesterday', { kind: 'DEBT', dueDate: '2026-11-24', since: at(2) }),
    one('newer report', { since: at(4) }),
    one('older report', { since: at(3) }),
    one('urgent', { urgency: 'HIGH' }),
    one('stop without parts', { kind: 'PARTS', isStopped: true }),
    one('stop', { isStopped: true, urgency: 'HIGH' }),
    one('line stop', { isStopped: true, urgency: 'STOP' }),
  ]
  expect(queue.sort(byUrgency).map(({ name }) => name)).toEqual([
    ...['line stop', 'stop', 'stop without parts', 'urgent'],
    ...['older report', 'newer report', 'debt of yesterday', 'debt of today'],
    ...['maintenance', 'low', 'missed', 'assigned and late', 'parts'],
  ])
})
