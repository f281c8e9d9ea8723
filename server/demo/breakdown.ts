import { demoFaults } from './faults.ts'
import { courseOf, HOUR, type Incident, MINUTE, reporterFor } from './incidents.ts'
import type { Plant } from './plants.ts'
import type { Random } from './random.ts'

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

const SCENES: readonly (readonly Scene[])[] = [
  [
    {
      machine: '凹印机 3 号',
      fault: '伺服驱动器报警',
      urgency: 'STOP',
      stopped: true,
      reported: 9.7,
      accepted: 9.6,
      started: 9.4,
      parts: 7.2,
      days: 1,
    },
    {
      machine: '凹印机 7 号',
      fault: '压印辊轴承异响',
      urgency: 'STOP',
      stopped: true,
      reported: 1.9,
      accepted: 1.8,
      started: 1.7,
      again: 0.7,
    },
    { machine: '复卷机 2 号', fault: '张力控制不稳', urgency: 'HIGH', stopped: true, reported: 0.2 },
    { machine: '分切机 3 号', fault: '纠偏系统失控', urgency: 'NORMAL', stopped: false, reported: 0.45 },
    { machine: '在线检测仪 1 号', fault: '工控机重启', urgency: 'HIGH', stopped: false, reported: 0.8, accepted: 0.6 },
    {
      machine: '自动调墨机 2 号',
      fault: '电磁阀卡死',
      urgency: 'NORMAL',
      stopped: false,
      reported: 27,
      accepted: 26.5,
      started: 26,
      parts: 25,
      days: 3,
    },
    {
      machine: '凹印机 5 号',
      fault: '加热管断路',
      urgency: 'HIGH',
      stopped: true,
      reported: 150,
      accepted: 149.9,
      started: 149.7,
      usable: 147.5,
      days: 5,
    },
    { machine: '凹印机 6 号', fault: '墨槽渗漏', urgency: 'HIGH', stopped: false, reported: 0.3 },
    {
      machine: '凹印机 9 号',
      fault: '墨泵不上墨',
      urgency: 'NORMAL',
      stopped: false,
      reported: 98,
      accepted: 97.6,
      started: 97,
      parts: 95,
      days: 3,
    },
    {
      machine: '分切机 2 号',
      fault: '丝杆卡滞',
      urgency: 'NORMAL',
      stopped: false,
      reported: 73,
      accepted: 72.8,
      started: 72.5,
      usable: 72,
      days: 3,
    },
    {
      machine: '凹印机 10 号',
      fault: '墨槽密封条老化',
      urgency: 'LOW',
      stopped: false,
      reported: 50,
      accepted: 49,
      started: 48.5,
      usable: 48,
      days: 3,
    },
    {
      machine: '检品机 2 号',
      fault: '导辊弯曲',
      urgency: 'NORMAL',
      stopped: false,
      reported: 54,
      accepted: 53.6,
      started: 53,
      usable: 51,
      days: 10,
    },
  ],
  [
    { machine: '浸渍线 B', fault: '温度探头故障', urgency: 'STOP', stopped: true, reported: 0.8, accepted: 0.7, started: 0.6 },
    { machine: '短周期压机 1 号', fault: '油管接头渗油', urgency: 'NORMAL', stopped: false, reported: 0.15 },
    {
      machine: '分切机 1 号',
      fault: '丝杆卡滞',
      urgency: 'NORMAL',
      stopped: false,
      reported: 26,
      accepted: 25.7,
      started: 25,
      parts: 24,
      days: 2,
    },
    {
      machine: '凹印机 2 号',
      fault: '墨管堵塞',
      urgency: 'NORMAL',
      stopped: false,
      reported: 5,
      accepted: 4.6,
    },
    {
      machine: '短周期压机 2 号',
      fault: '油管接头渗油',
      urgency: 'NORMAL',
      stopped: false,
      reported: 122,
      accepted: 121.5,
      started: 121,
      usable: 120,
      days: 4,
    },
    {
      machine: '浸渍线 D',
      fault: '张力传感器漂移',
      urgency: 'HIGH',
      stopped: true,
      reported: 76,
      accepted: 75.9,
      started: 75.7,
      usable: 74,
      days: 10,
    },
  ],
]

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
      description: '机器还停着，等着赶单，再报一次',
      reporterId: reporterFor(random, plant, machine),
      joins: first,
    }
    return [first, second]
  })
}

/** From when the machines of the scenes are taken; a little earlier, so that no other fault ends in the same minute. */
export const reservedFrom = (incidents: readonly Incident[]) =>
  new Map(incidents.filter((one) => !one.joins).map((one) => [one.machine.id, one.reportedAt - 10 * MINUTE]))
