import { addDays, dayStart } from '../../kernel/index.ts'
import type { MachineHours } from './downtimeSummary.model.ts'
import { type Machine, type Stops, stopsOf } from './machineStops.query.ts'
import { clip, hoursIn, rounded, type Span, spanOfDay } from './stopHours.ts'

const WEEK = 7
export const MONTH = 30
const BARS = 10

/** The machines that stood longest in the last 30 days. */
export function longestStops(
  machines: readonly Machine[],
  stops: Stops,
  { today, offset, standing }: { today: string; offset: number; standing: ReadonlySet<number> },
): MachineHours[] {
  const { to } = spanOfDay(today, offset)
  const hoursFrom = (spans: readonly Span[], days: number) =>
    rounded(hoursIn(clip(spans, { from: dayStart(addDays(today, 1 - days), offset).getTime(), to })))
  return machines
    .flatMap((machine) => {
      const { id, name } = machine
      const spans = stopsOf(stops, machine)
      const month = hoursFrom(spans, MONTH)
      if (month === 0 && !standing.has(id)) return []
      return { equipmentId: id, name, today: hoursFrom(spans, 1), week: hoursFrom(spans, WEEK), month, isStopped: standing.has(id) }
    })
    .sort((a, b) => b.month - a.month || a.equipmentId - b.equipmentId)
    .slice(0, BARS)
}
