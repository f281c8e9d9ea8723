import { inspectionOrder, inspectionPoint } from '../../../server/domain/inspection/index.ts'
import { maintenanceOrder, maintenancePlan } from '../../../server/domain/maintenance/index.ts'
import { equipment } from '../../../server/domain/masterdata/index.ts'
import { repairLog, reportLog } from '../../../server/domain/repair/index.ts'
import type { ResourceDef } from '../../../server/kernel/index.ts'
import type { RaceCase } from '../../support/store/raceTable.ts'
import type { Desk, Made } from '../../support/stories/desk.ts'

const stateOf = async ({ now }: Desk, machine: Made) => {
  const found = await now(equipment, machine)
  return found?.isPaused ? 'PAUSED' : found?.status
}
/** An order names its point, which names the machine. */
async function inputFor(desk: Desk, resource: ResourceDef, equipmentId: number) {
  if (resource !== inspectionOrder) return desk.input(resource, { equipmentId })
  return desk.input(resource, { pointId: (await desk.row(inspectionPoint, { equipmentId })).id })
}
/** Work about a machine is there or the machine is out of service, and never both without somebody who wanted that. */
const besideNewWork = (leaving: string, values: object, resource: ResourceDef): RaceCase => ({
  name: `a machine is ${leaving} beside a new ${resource.name}`,
  count: 2,
  async prepare(desk) {
    const machine = await desk.row(equipment)
    const input = await inputFor(desk, resource, machine.id)
    return {
      sides: [desk.change(0, equipment, machine, { ...values }), desk.add(1, resource, input)],
      end: async () => ({
        machine: await stateOf(desk, machine),
        work: (await desk.find(resource, { equipmentId: machine.id } as never)).length,
      }),
    }
  },
})
const CLOSING = { status: 'DISABLED', openWork: 'CLOSE', openWorkReason: 'scrapped' }
const WORK = [reportLog, repairLog, maintenanceOrder, inspectionOrder, maintenancePlan, inspectionPoint] as const

const report = (desk: Desk, machine: Made, values: object = {}) =>
  desk.added(reportLog, { equipmentId: machine.id, isStopped: true, ...values })
const reportsOf = async (desk: Desk, machine: Made) =>
  (await desk.find(reportLog, { equipmentId: machine.id })).map(({ status, isStopped, joinedToId }) => {
    const how = joinedToId === null ? 'leads' : 'joined'
    return `${status} ${isStopped ? 'stopped' : 'runs'} ${how}`
  })

export const machineRaces: readonly RaceCase[] = [
  ...WORK.map((resource) => besideNewWork('disabled', { status: 'DISABLED' }, resource)),
  ...WORK.slice(0, 4).map((resource) => besideNewWork('paused', { isPaused: true }, resource)),
  besideNewWork('disabled with all its work', CLOSING, reportLog),
  {
    name: 'a machine is disabled with all its work beside a repair that comes to wait for parts',
    count: 2,
    async prepare(desk) {
      const machine = await desk.row(equipment)
      const made = await desk.added(repairLog, { equipmentId: machine.id })
      await desk.take(0, repairLog, made, 'start')()
      return {
        sides: [desk.change(0, equipment, machine, CLOSING), desk.take(1, repairLog, made, 'waitParts')],
        end: async () => ({ machine: await stateOf(desk, machine), repair: (await desk.now(repairLog, made))?.status }),
      }
    },
  },
  {
    name: 'a machine is disabled with all its work beside a plan that comes back to it',
    count: 2,
    async prepare(desk) {
      const [machine, other] = [await desk.row(equipment), await desk.row(equipment)]
      const plan = await desk.row(maintenancePlan, { equipmentId: machine.id })
      const order = await desk.row(maintenanceOrder, { equipmentId: machine.id, planId: plan.id })
      await desk.change(0, maintenancePlan, plan, { equipmentId: other.id })()
      return {
        sides: [desk.change(0, equipment, machine, CLOSING), desk.change(1, maintenancePlan, plan, { equipmentId: machine.id })],
        end: async () => ({ machine: await stateOf(desk, machine), order: (await desk.now(maintenanceOrder, order))?.status }),
      }
    },
  },
  {
    name: 'a machine is disabled beside the reopening of a report',
    count: 2,
    async prepare(desk) {
      const machine = await desk.row(equipment)
      const over = { equipmentId: machine.id, status: 'COMPLETED' }
      const made = await desk.row(reportLog, { ...over, resumeDate: desk.rivals.clock.now() })
      await desk.row(repairLog, { ...over, reportId: made.id, completeDate: desk.rivals.clock.now() })
      return {
        sides: [desk.change(0, equipment, machine, { status: 'DISABLED' }), desk.take(1, reportLog, made, 'reopen', { reason: 'again' })],
        end: async () => ({ machine: await stateOf(desk, machine), reports: await reportsOf(desk, machine) }),
      }
    },
  },
  {
    name: 'a stop is led by one of two reports',
    count: 2,
    areEqual: true,
    async prepare(desk) {
      const machine = await desk.row(equipment)
      const input = await desk.input(reportLog, { equipmentId: machine.id, isStopped: true })
      return { sides: [desk.add(0, reportLog, input), desk.add(1, reportLog, input)], end: () => reportsOf(desk, machine) }
    },
  },
  {
    name: 'a report is cancelled beside an edit of the one that joined it',
    count: 2,
    async prepare(desk) {
      const machine = await desk.row(equipment)
      const [lead, joined] = [await report(desk, machine), await report(desk, machine)]
      return {
        sides: [desk.take(0, reportLog, lead, 'cancel'), desk.change(1, reportLog, joined, { description: 'stands still' })],
        end: () => reportsOf(desk, machine),
      }
    },
  },
  {
    name: 'a report is cancelled beside the news that the other machine runs',
    count: 2,
    async prepare(desk) {
      const machine = await desk.row(equipment)
      const [lead, joined] = [await report(desk, machine), await report(desk, machine)]
      return {
        sides: [desk.take(0, reportLog, lead, 'cancel'), desk.change(1, reportLog, joined, { isStopped: false })],
        end: () => reportsOf(desk, machine),
      }
    },
  },
  {
    name: 'a report is cancelled beside the acceptance of the one that joined it',
    count: 2,
    async prepare(desk) {
      const machine = await desk.row(equipment)
      const [lead, joined] = [await report(desk, machine), await report(desk, machine)]
      const { repairerIds } = await desk.input(repairLog, { equipmentId: machine.id })
      return {
        sides: [desk.take(0, reportLog, lead, 'accept', { repairerIds }), desk.take(1, reportLog, joined, 'cancel')],
        end: () => reportsOf(desk, machine),
      }
    },
  },
  {
    name: 'a report is accepted beside an edit of its machine',
    count: 2,
    async prepare(desk) {
      const [machine, other] = [await desk.row(equipment), await desk.row(equipment)]
      const made = await report(desk, machine)
      const { repairerIds } = await desk.input(repairLog, { equipmentId: machine.id })
      return {
        sides: [desk.take(0, reportLog, made, 'accept', { repairerIds }), desk.change(1, reportLog, made, { equipmentId: other.id })],
        end: async () => ({
          reports: await Promise.all([machine, other].map((one) => reportsOf(desk, one))),
          repairs: (await desk.find(repairLog, { reportId: made.id })).map(({ equipmentId }) => equipmentId === machine.id),
        }),
      }
    },
  },
  {
    name: 'machines are hung on each other without a circle',
    count: 3,
    async prepare(desk) {
      const [a, b, c] = [await desk.row(equipment), await desk.row(equipment), await desk.row(equipment)]
      const hang = (nth: number, one: Made, on: Made) => desk.change(nth, equipment, one, { linkedId: on.id })
      return {
        sides: [hang(0, a, b), hang(1, b, c), hang(2, c, a)],
        end: async () => (await desk.find(equipment, { id: [a.id, b.id, c.id] })).filter(({ linkedId }) => linkedId !== null).length,
      }
    },
  },
]
