import { registry } from '../../../server/domain/index.ts'
import { flowOf, type ResourceDef } from '../../../server/kernel/index.ts'
import type { World } from '../run/world.ts'
import type { Acting } from './act.ts'
import type { FlowStep } from './flowSteps.ts'

/** Has somebody of a plant take a step with a row. */
export type TakeStep = (world: World, plantId: number, step: FlowStep, id: number) => Promise<boolean>
type Preparation = (acting: Acting, id: number, takeStep: TakeStep) => Promise<void>

/** Which rows a resource, or a step, is about where their state alone does not say so. */
export const RELEVANT: Readonly<Record<string, string>> = {
  shiftHandoverItem: "AND handover_id IN (SELECT id FROM shift_handover WHERE state <> 'SIGNED' ORDER BY id DESC LIMIT 4)",
  weighAgainInkCan: "AND (returned_kg IS NOT NULL OR state = 'OPEN')",
  confirmComplaintAction: 'AND check_after_days IS NOT NULL',
}
/** How rows come about that nobody creates in their list. */
export const SOURCES: Readonly<Record<string, { readonly permission: string; create(acting: Acting): Promise<unknown> }>> = {
  autoLoginLink: {
    permission: 'system:autoLogin:issue',
    create: ({ world, session }) => {
      const users = world.rows<{ id: number }>(
        'SELECT id FROM "user" WHERE mobile IS NOT NULL AND username <> ? LIMIT 20',
        session.person.username,
      )
      return session.call('mutation', 'issueAutoLoginLink', { userId: String(world.dice.pick(users)?.id), input: { purpose: 'panel' } })
    },
  },
}

const itemsOf = (world: World, handoverId: number, condition: string) =>
  world.rows<{ id: number; kind: string }>(
    `SELECT id, kind FROM shift_handover_item WHERE handover_id = ? AND ${condition} LIMIT 40`,
    handoverId,
  )
/** Long stops are explained before the shift is handed over. */
const explainStops: Preparation = async ({ world, session }, id) => {
  for (const item of itemsOf(world, id, "needs_reason AND coalesce(explanation, '') = ''")) {
    const target = { resource: 'shiftHandoverItem', id: item.id, action: 'update', tag: 'shifts:handoverItem:edit' }
    await session.call('mutation', 'updateShiftHandoverItem', { id: String(item.id), input: { explanation: 'known' } }, target)
  }
}
const stepOf = (resource: ResourceDef, name: string) => flowOf(resource)?.steps[name] as FlowStep
/** Whoever comes takes the points one by one before they sign. */
const takeItems: Preparation = async ({ session }, id) => {
  const { world } = session
  for (const item of itemsOf(world, id, "state IN ('OPEN', 'ANSWERED')")) {
    const target = { resource: 'shiftHandoverItem', id: item.id, action: 'take', tag: 'shifts:handoverItem:take' }
    await session.call('mutation', 'takeShiftHandoverItem', { id: String(item.id) }, target)
  }
}
/** Points are talked about once their handover was handed over. */
const handOverFirst: Preparation = async ({ world, session }, id, takeStep) => {
  const [handover] = world.rows<{ id: number; state: string }>(
    'SELECT h.id, h.state FROM shift_handover h JOIN shift_handover_item i ON i.handover_id = h.id WHERE i.id = ?',
    id,
  )
  const handOver = stepOf(registry.byName('shiftHandover') as ResourceDef, 'handOver')
  if (handover?.state === 'OPEN') await takeStep(world, session.person.plantId, handOver, handover.id)
}
/** A machine is usable once nobody works on it any more. */
const endRepairs: Preparation = async ({ world, session }, id, takeStep) => {
  const repairs = world.rows<{ id: number; status: string }>(
    `SELECT id, status FROM repair_log WHERE report_id = ? AND status IN ('ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS')`,
    id,
  )
  const resource = registry.byName('repairLog') as ResourceDef
  for (const repair of repairs) {
    if (repair.status === 'WAITING_PARTS') await takeStep(world, session.person.plantId, stepOf(resource, 'resume'), repair.id)
    await takeStep(world, session.person.plantId, stepOf(resource, 'cancel'), repair.id)
  }
}
/** What is done before a step of a flow, by the name of its operation. */
export const PREPARATIONS: Readonly<Record<string, Preparation>> = {
  handOverShiftHandover: explainStops,
  signShiftHandover: takeItems,
  markUsableReportLog: endRepairs,
  takeShiftHandoverItem: handOverFirst,
  askShiftHandoverItem: handOverFirst,
}
