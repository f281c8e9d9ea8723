import type { Plant } from '../plants/plants.ts'
import type { Random } from '../random.ts'
import { demoFaults } from './faults.ts'
import { courseOf, HOUR, type Incident, MINUTE, reporterFor } from './incidents.ts'
import scenes from './scenes.json' with { type: 'json' }

/** What the first look at console and walls should find going on. Hours before now. */
interface Scene {
  readonly machine: string
  readonly fault: string
  readonly urgency: Incident['urgency']
  readonly stopped: boolean
  readonly reported: number
  readonly accepted?: number
  readonly started?: number
  /** Waiting for parts since. */
  readonly parts?: number
  /** Runs with the fault since, for so many days expected. */
  readonly usable?: number
  readonly days?: number
  /** A second person reported it at this moment. */
  readonly again?: number
}

const SCENES = scenes.plants as readonly (readonly Scene[])[]

/** The scenes of one plant as incidents whose next step lies in the future. */
export function liveBreakdown(random: Random, plant: Plant, now: number): Incident[] {
  const before = (hours: number | undefined) => (hours === undefined ? Number.POSITIVE_INFINITY : now - hours * HOUR)
  return (SCENES[plant.id - 1] ?? []).flatMap((scene) => {
    const machine = plant.machines.find((one) => one.name === scene.machine)
    const fault = demoFaults.find((one) => one.name === scene.fault)
    if (!machine || !fault) throw new Error(`no scene on ${scene.machine}`)
    const { dropped: _, usable: __, parts: ___, ...course } = courseOf(random, { plant, machine, reportedAt: before(scene.reported) })
    const fitting = plant.repairers.filter((one) => one.craft === fault.category.craft)
    // The repairer of the demo log-in has something to do.
    const repairers = fitting
      .filter((one) => one.userId !== null && scene.parts === undefined)
      .concat(fitting)
      .slice(0, scene.stopped ? 2 : 1)
    const first: Incident = {
      ...course,
      fault,
      description: random.pick(fault.descriptions),
      urgency: scene.urgency,
      isStopped: scene.stopped,
      repairerIds: [...new Set(repairers.map((one) => one.id))],
      acceptedAt: before(scene.accepted),
      startedAt: before(scene.started),
      ...(scene.parts !== undefined && { parts: { from: before(scene.parts), to: Number.POSITIVE_INFINITY, days: scene.days ?? 1 } }),
      doneAt: before(scene.usable),
      ...(scene.usable !== undefined && { usable: { days: scene.days ?? 7, curedAt: Number.POSITIVE_INFINITY } }),
      confirmedAt: Number.POSITIVE_INFINITY,
    }
    if (scene.again === undefined) return first
    const reportedAt = before(scene.again)
    const second: Incident = {
      ...first,
      reportedAt,
      acceptedAt: reportedAt,
      description: scenes.reportedAgain,
      reporterId: reporterFor(random, plant, machine),
      joins: first,
    }
    return [first, second]
  })
}

/** From when the machines of the scenes are taken; a little earlier, so that no other fault ends in the same minute. */
export const reservedFrom = (incidents: readonly Incident[]) =>
  new Map(incidents.filter((one) => !one.joins).map((one) => [one.machine.id, one.reportedAt - 10 * MINUTE]))
