import {
  type Actor,
  choices,
  date,
  defineCall,
  int,
  invalidField,
  link,
  links,
  listOf,
  notFound,
  objectOf,
  Refusal,
  type ResourceDef,
  type RowOf,
  type RowOperations,
  requirePermission,
  requireSelectable,
  rowOperations,
  type Store,
  shape,
  text,
  todayOf,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { inspectionPoint } from '../inspection/index.ts'
import { equipment } from '../masterdata/index.ts'
import { maintenancePlan } from './maintenancePlan.resource.ts'
import { pointsTemplate, templatePoint } from './pointsTemplate.resource.ts'
import { type Template, usedLines, workOf } from './templateWork.ts'

export interface Application {
  readonly id: number
  readonly equipmentIds: readonly number[]
  /** When its plans begin; a cycle from today unless said. */
  readonly nextMaintDate?: string | null | undefined
}
export interface Applied {
  points: number
  plans: number
  /** What its machine had already. */
  readonly skipped: { equipmentName: string; lineName: string; reason: 'EXISTS' }[]
}
type Machine = RowOf<typeof equipment>
/** Every other writer of the plant waits while they are made. */
export const ROWS_MAX = 2000

async function templateOf(uow: UnitOfWork, id: number): Promise<Template> {
  const [row] = await uow.of(pointsTemplate).lockForShare([id])
  if (!row) throw notFound(pointsTemplate.name, id)
  await requireSelectable(uow, [{ field: 'id', resource: pointsTemplate, ids: [id] }])
  const lines = (await uow.of(templatePoint).find({ templateId: id })).toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)
  if (!usedLines(lines, row).length) throw invalidField('id', 'noLines', { name: row.name })
  return { row, lines, shiftIds: (await uow.of(pointsTemplate).linksOf('shiftIds', [id])).get(id) ?? [] }
}

async function machinesOf(uow: UnitOfWork, equipmentIds: readonly number[], most: number): Promise<Machine[]> {
  const ids = [...new Set(equipmentIds)]
  if (!ids.length) throw invalidField('equipmentIds', 'required')
  if (ids.length > most) throw invalidField('equipmentIds', 'max', { max: most })
  const machines = (await uow.of(equipment).lockForShare(ids)).filter((machine) => machine !== null)
  if (machines.length < ids.length) throw invalidField('equipmentIds', 'unknownReference')
  await requireSelectable(uow, [{ field: 'equipmentIds', resource: equipment, ids }])
  return machines
}

interface Made {
  readonly equipmentId: number
  readonly name: string
  readonly shiftId?: number | null
}
const keyOf = ({ equipmentId, shiftId, name }: Made) => JSON.stringify([equipmentId, shiftId ?? null, name])

/** Makes what is not there yet, by the same rules as if it were made by hand. */
async function makeMissing(
  { uow, rows }: { uow: UnitOfWork; rows: RowOperations },
  { resource, wanted, there, templateId }: { resource: ResourceDef; wanted: readonly Made[]; there: readonly Made[]; templateId: number },
) {
  const known = new Set(there.map(keyOf))
  const skipped: Made[] = []
  for (const input of wanted) {
    if (known.has(keyOf(input))) skipped.push(input)
    else
      await rows.create(uow, resource, { ...input }, { templateId }).catch((e: unknown) => {
        if (e instanceof Refusal) Object.assign(e, { resource: resource.name, row: input.name })
        throw e
      })
  }
  return { made: wanted.length - skipped.length, skipped }
}

async function apply(
  parts: { uow: UnitOfWork; rows: RowOperations },
  { id, equipmentIds, nextMaintDate = null }: Application,
): Promise<Applied> {
  const { uow } = parts
  // Two who apply templates at once would both find nothing there.
  await uow.lock(`applyTemplate:${uow.actor.plantId}`)
  const today = todayOf(uow.read)
  if (nextMaintDate !== null && nextMaintDate < today) throw invalidField('nextMaintDate', 'pastDay')
  const template = await templateOf(uow, id)
  const { points, plans } = workOf(template, 0, { today })
  if (points.length) requirePermission(uow.actor, `${inspectionPoint.permission}:add`)
  if (plans.length) requirePermission(uow.actor, `${maintenancePlan.permission}:add`)

  const machines = await machinesOf(uow, equipmentIds, Math.max(1, Math.floor(ROWS_MAX / (points.length + plans.length))))
  const work = machines.map((machine) => workOf(template, machine.id, { today, nextMaintDate }))
  const at = { equipmentId: machines.map((machine) => machine.id) }
  const madePoints = await makeMissing(parts, {
    resource: inspectionPoint,
    wanted: work.flatMap((one) => one.points),
    there: points.length ? await uow.of(inspectionPoint).find(at) : [],
    templateId: id,
  })
  const madePlans = await makeMissing(parts, {
    resource: maintenancePlan,
    wanted: work.flatMap((one) => one.plans),
    // The shift of a plan is whose work it is, not which plan it is.
    there: (plans.length ? await uow.of(maintenancePlan).find(at) : []).map(({ equipmentId, name }) => ({ equipmentId, name })),
    templateId: id,
  })
  const nameOf = new Map(machines.map((machine) => [machine.id, machine.name]))
  const skipped = [...madePoints.skipped, ...madePlans.skipped].map(({ equipmentId, name }) => ({
    equipmentName: nameOf.get(equipmentId) ?? '',
    lineName: name,
    reason: 'EXISTS' as const,
  }))
  return { points: madePoints.made, plans: madePlans.made, skipped }
}

/** Hangs what a template holds on machines (§4, §5): all of it or, when anything is refused, nothing. What is there already stays as it is. */
export const applyTemplate = (
  { store, rows }: { store: Pick<Store, 'write'>; rows: RowOperations },
  actor: Actor,
  application: Application,
): Promise<Applied> => store.write(actor, (uow) => apply({ uow, rows }, application))

const reason = choices('SkipReason', 'Why a line of a template was left out.', { EXISTS: 'The machine has one of this name already.' })
const skippedLine = shape('SkippedLine', 'A line of a template that a machine has already.', {
  equipmentName: text({ required: true, description: 'Name of the machine.' }),
  lineName: text({ required: true, description: 'Name of the line.' }),
  reason: reason({ required: true, description: 'Why it was left out.' }),
})
const pointsApplied = shape('PointsApplied', 'What applying a template has made.', {
  points: int({ required: true, description: 'Inspection points made.' }),
  plans: int({ required: true, description: 'Maintenance plans made.' }),
  skipped: listOf(skippedLine, { description: 'What was there already.' }),
})

export const applyPointsTemplate = defineCall('applyPointsTemplate', {
  description:
    'Makes the inspection points and maintenance plans of a template on machines, all or none; needs inspect:point:add and maint:plan:add for what it makes.',
  permission: [`${pointsTemplate.permission}:query`],
  args: {
    id: link('pointsTemplate', { required: true, description: 'The template.' }),
    equipmentIds: links('equipment', { required: true, max: ROWS_MAX, description: 'The machines.' }),
    nextMaintDate: date({ description: 'First date of the maintenance plans; a cycle from today unless given.' }),
  },
  result: objectOf(pointsApplied),
  run: ({ store, registry, actor }, application) => applyTemplate({ store, rows: rowOperations(store.now, registry) }, actor, application),
})
