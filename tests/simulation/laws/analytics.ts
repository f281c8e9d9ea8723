import { registry } from '../../../server/domain/index.ts'
import { answer, type ReadModel, systemActor } from '../../../server/kernel/index.ts'
import type { World } from '../run/world.ts'
import { law, PLANTS } from './law.ts'
import { presentReports, replayedReports } from './replay.ts'

const [HOUR_MS, DAY_MS, OFFSET_MS] = [3_600_000, 86_400_000, 8 * 3_600_000]
const NO_STOP = new Set(['CANCELLED', 'REJECTED', 'VOIDED'])
/** Hours are rounded to the hundredth. */
const ROUNDED = 0.0051
type Span = readonly [from: number, to: number]

/** The log alone yields what each report is now. */
async function logYieldsTheReports(world: World): Promise<readonly string[]> {
  const [replayed, present] = [replayedReports(world), presentReports(world)]
  return [...new Set([...replayed.keys(), ...present.keys()])].flatMap((id) => {
    const [byLog, row] = [JSON.stringify(replayed.get(id)), JSON.stringify(present.get(id))]
    return byLog === row ? [] : [`report ${id}: by the log ${byLog}, in the database ${row}`]
  })
}

/** Each span without the others, minute by minute if need be: slow, and in no way like the product. */
function hoursOf(spans: readonly Span[], from: number, to: number): number {
  const edges = [...new Set([from, to, ...spans.flat()])].filter((at) => at >= from && at <= to).sort((a, b) => a - b)
  let ms = 0
  for (const [at, begin] of edges.entries()) {
    const end = edges[at + 1]
    if (end !== undefined && spans.some(([a, b]) => a <= begin && b >= end)) ms += end - begin
  }
  return ms / HOUR_MS
}
function without(span: Span, runs: readonly Span[]): Span[] {
  return runs.reduce<Span[]>(
    (left, [from, to]) =>
      left.flatMap(([a, b]): Span[] => [[a, Math.min(b, from)] as const, [Math.max(a, to), b] as const].filter(([c, d]) => d > c)),
    [span],
  )
}
/** When machines stood, by the operation log. */
function stopsOf(world: World): Map<number, Span[]> {
  const runs = new Map<number, Span[]>()
  for (const { report_id, from_at, to_at } of world.rows<{ report_id: number; from_at: number; to_at: number }>(
    'SELECT report_id, from_at, to_at FROM report_run',
  ))
    runs.set(report_id, [...(runs.get(report_id) ?? []), [from_at, to_at]])
  const stops = new Map<number, Span[]>()
  for (const [id, { equipmentId, isStopped, status, reportDate, resumeDate }] of replayedReports(world)) {
    if (!isStopped || NO_STOP.has(status) || reportDate === null) continue
    const own = without([reportDate, resumeDate ?? world.clock.ms], runs.get(id) ?? [])
    const known = stops.get(equipmentId)
    if (known) known.push(...own)
    else stops.set(equipmentId, [...own])
  }
  return stops
}
const machinesOf = (world: World, plantId: number) =>
  world.rows<{ id: number }>('SELECT id FROM equipment WHERE plant_id = ?', plantId).map(({ id }) => id)
const named = (name: string) => registry.readModels.find((model) => model.name === name) as ReadModel
const readModel = (world: World, plantId: number, name: string, args: object) =>
  answer(
    named(name),
    { read: world.site.store.read(systemActor(plantId)), registry, language: 'en', translate: (key) => key },
    args as never,
  )

/** Stop hours of any day, on walls and in figures, are the sums of the spans in the operation log. */
async function stopHoursAreThoseOfTheLog(world: World): Promise<readonly string[]> {
  const stops = stopsOf(world)
  const faults: string[] = []
  for (const plantId of PLANTS) {
    const own = machinesOf(world, plantId).filter((id) => stops.has(id))
    const hoursAt = (day: string, ids: readonly number[]) => {
      const from = Date.parse(`${day}T00:00:00Z`) - OFFSET_MS
      return ids.reduce(
        (sum, id) =>
          sum +
          hoursOf(
            (stops.get(id) ?? []).filter(([a, b]) => b > from && a < from + DAY_MS),
            from,
            Math.min(from + DAY_MS, world.clock.ms),
          ),
        0,
      )
    }
    const { byDay } = (await readModel(world, plantId, 'downtimeSummary', {})) as { byDay: { day: string; hours: number }[] }
    for (const { day, hours } of byDay) {
      const naive = hoursAt(day, own)
      if (Math.abs(naive - hours) > ROUNDED)
        faults.push(`plant ${plantId}, ${day}: ${naive.toFixed(3)} hours by the log, ${hours} on the wall`)
    }
    const day = byDay[Math.floor(world.clock.ms / DAY_MS) % byDay.length]?.day ?? ''
    for (const equipmentId of own.slice(-2)) {
      const { stopHours } = (await readModel(world, plantId, 'equipmentFigures', { equipmentId, from: day, to: day })) as {
        stopHours: number
      }
      const naive = hoursAt(day, [equipmentId])
      if (Math.abs(naive - stopHours) > ROUNDED)
        faults.push(`machine ${equipmentId}, ${day}: ${naive.toFixed(3)} hours by the log, ${stopHours} in figures`)
    }
  }
  return faults
}
export const analyticsLaws = [law('analytics', 'day', logYieldsTheReports), law('analytics', 'day', stopHoursAreThoseOfTheLog)]
