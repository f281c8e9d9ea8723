import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import {
  type Actor,
  type FieldDef,
  flowOf,
  type Operations,
  operations,
  Refusal,
  type ResourceDef,
  systemActor,
  type Transition,
} from '../../server/kernel/index.ts'
import { make, makePlant, person, sample, sampleInput } from '../support/samples/factories.ts'
import { testStore } from '../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let ops: Operations
let system: Actor
/** A plant that is out of service, of which the writer is a member. */
let closedPlant: number
let actor: Actor
beforeAll(async () => {
  made = await testStore()
  ops = operations(made.store, registry)
  const here = await makePlant(made.store)
  system = here.actor
  closedPlant = (await makePlant(made.store)).id
  const plants = registry.byName('plant') as ResourceDef
  await made.store.write(systemActor(0), async (uow) =>
    uow.of(plants).patch(await uow.of(plants).lockForUpdate(closedPlant), { status: 'DISABLED' } as never),
  )
  actor = person(here.id, ['*:*:*'], { plantIds: [here.id, closedPlant] })
})
afterAll(() => made.close())

const targetOf = ({ kind, target }: FieldDef) => (kind === 'link' || kind === 'links' ? registry.byName(target ?? '') : undefined)
const said = (fields: ResourceDef['fields']) =>
  Object.entries(fields).filter(([, field]) => !field.options.readonly && targetOf(field)?.selectable)
const isOpen = ([, field]: [string, FieldDef]) => Boolean(field.options.anyRow)

const references = registry.exposed.flatMap((resource) =>
  resource.can.includes('create') ? said(resource.fields).map((one) => [`${resource.name}.${one[0]}`, resource, ...one] as const) : [],
)
const steps = registry.exposed.flatMap((resource) =>
  Object.values(flowOf(resource)?.steps ?? {}).flatMap((step) =>
    said(step.input).map((one) => [`${resource.name}.${step.name}.${one[0]}`, step, ...one] as const),
  ),
)

/** A row of the target that takes no new work, by one of the values that it would have to have. */
async function off(field: FieldDef): Promise<{ id: number; title: unknown; row: Record<string, unknown> }> {
  const target = targetOf(field) as ResourceDef
  const [[key, wanted] = ['', undefined]] = Object.entries(target.selectable ?? {})
  const { values = [] } = target.fields[key] ?? {}
  const other =
    typeof wanted === 'boolean' ? !wanted : values.find((one) => (Array.isArray(wanted) ? !wanted.includes(one) : one !== wanted))
  const row: Record<string, unknown> & { id: number } =
    target.name === 'plant'
      ? await made.store.read(systemActor(0)).of(target).get(closedPlant)
      : await make(made.store, system, target, { [key]: other })
  return { id: row.id, title: row[target.title], row }
}
const naming = ({ kind }: FieldDef, id: number) => (kind === 'links' ? [id] : id)
const faultsOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (e: unknown) => (e instanceof Refusal ? e.fields : Promise.reject(e)),
  )
const refused = (key: string, { title }: { title: unknown }) =>
  expect.arrayContaining([{ field: key, rule: 'disabled', params: { name: title } }])

// Sendings of a subscription go on belonging to it while it is paused.
it('is said of everything that can be switched off, but for files and subscriptions', () => {
  const silent = registry.resources.filter(({ fields, selectable }) => fields.status?.values?.includes('ENABLED') && !selectable)
  expect(silent.map(({ name }) => name)).toEqual(['viewSubscription', 'file'])
})

it('does not hold for few references, each with a reason of its own', () => {
  expect(references.filter(([, , ...one]) => isOpen(one)).map(([name]) => name)).toEqual([
    // Who somebody is stays so when they have left.
    'repairer.workerId',
    'templatePoint.templateId',
    'maintenancePlanPart.planId',
    'plant.takeOverFromId',
    'shiftChange.shiftId',
    'staff.workerId',
    'operator.workerId',
    'role.menuIds',
    'menu.parentId',
  ])
  expect(steps.filter(([, step, ...one]) => isOpen(one) !== Boolean(step.corrects)).map(([name]) => name)).toEqual([])
})

describe('what was switched off', () => {
  it.each(references.filter(([, , ...one]) => !isOpen(one)))('is not newly chosen: %s', async (_name, resource, key, field) => {
    const [first, second] = [await off(field), await off(field)]
    const rows = () => made.store.read(system).of(resource).count({})
    const input = await sampleInput(made.store, system, resource, { [key]: naming(field, first.id) })
    const before = await rows()
    expect(await faultsOf(ops.create(actor, resource, input))).toEqual(refused(key, first))
    expect(await rows()).toBe(before)
    if (!resource.can.includes('update') || field.options.fixed || field.options.transient) return
    // Chosen when it was in service, with what it belongs to.
    const { dependsOn } = field.options
    const held = { [key]: naming(field, first.id), ...(dependsOn && { [dependsOn.field]: first.row[dependsOn.by] }) }
    const row = await make(made.store, targetOf(field)?.name === 'plant' ? systemActor(0) : system, resource, held)
    expect(await faultsOf(ops.update(actor, resource, row.id, { [key]: naming(field, first.id) }))).not.toEqual(refused(key, first))
    if (first.id !== second.id)
      expect(await faultsOf(ops.update(actor, resource, row.id, { [key]: naming(field, second.id) }))).toEqual(refused(key, second))
  })

  it.each(references.filter(([, , ...one]) => isOpen(one)))(
    'may be named where the reference says so: %s',
    async (_name, resource, key, field) => {
      const one = await off(field)
      const input = await sampleInput(made.store, system, resource, { [key]: naming(field, one.id) })
      expect(await faultsOf(ops.create(actor, resource, input))).not.toEqual(refused(key, one))
    },
  )

  it.each(steps)('is not newly chosen in a step, and may be named by a correction: %s', async (_name, step, key, field) => {
    const one = await off(field)
    const row = await make(made.store, system, step.resource)
    const [state] = step.from
    await made.store.write(system, async (uow) =>
      uow.of(step.resource).patch(await uow.of(step.resource).lockForUpdate((row as { id: number }).id), { [step.field]: state } as never),
    )
    const asked: Record<string, unknown> = {}
    for (const [name, other] of Object.entries(step.input))
      if (other.options.required && !step.corrects) asked[name] = await sample(made.store, system, name, other)
    const input = { ...asked, ...(step.corrects && { reason: '录入有误' }), [key]: naming(field, one.id) }
    const faults = await faultsOf(ops.step(actor, step as Transition<ResourceDef>, row.id, input))
    if (step.corrects) expect(faults).not.toEqual(refused(key, one))
    else expect(faults).toEqual(refused(key, one))
  })
})

describe('whoever is on leave', () => {
  const day = '2026-11-18'
  const isForPeople = ({ options: { present, anyRow } }: FieldDef) => present !== undefined && !present.ruled && !anyRow
  const fields = references.filter(([, , , field]) => isForPeople(field))
  const inputs = steps.filter(([, , , field]) => isForPeople(field))
  /** A row of the target that stands for somebody, on leave on all days that matter. */
  async function away(field: FieldDef): Promise<{ id: number; title: unknown }> {
    const target = targetOf(field) as ResourceDef
    const who = await make(made.store, system, registry.byName('worker') as ResourceDef)
    const link = target.person?.crew ?? 'id'
    const row: Record<string, unknown> & { id: number } =
      link === 'id' ? who : await make(made.store, system, target, { [link]: who.id, ...field.options.offered })
    const span = { beginDate: '2026-11-01', endDate: '2027-12-31', beginHalf: false, endHalf: false, shiftId: null }
    await make(made.store, system, registry.byName('workerVacation') as ResourceDef, { workerId: who.id, status: 'APPROVED', ...span })
    return { id: row.id, title: row[target.title] }
  }
  const told = (key: string, title: unknown) =>
    expect.arrayContaining([{ field: key, rule: 'onLeave', params: { name: title, day: expect.stringMatching(/^20\d\d-/) } }])

  it('is judged for all work that is given to people or booked by them', () => {
    expect([...new Set([...fields, ...inputs].map(([name]) => name))]).toContain('repairTimeLog.repairerId')
    expect(fields.length + inputs.length).toBeGreaterThan(8)
  })

  it.each(fields)('is not newly chosen for that day: %s', async (_name, resource, key, field) => {
    const who = await away(field)
    const { day: dayKey = '' } = field.options.present ?? {}
    const on = resource.fields[dayKey]?.kind === 'date' ? { [dayKey]: day } : {}
    const input = await sampleInput(made.store, system, resource, { [key]: naming(field, who.id), ...on })
    expect(await faultsOf(ops.create(actor, resource, input))).toEqual(told(key, who.title))
  })

  it.each(inputs)('is not newly chosen by a step: %s', async (_name, step, key, field) => {
    const who = await away(field)
    const row = await make(made.store, system, step.resource)
    await made.store.write(system, async (uow) =>
      uow
        .of(step.resource)
        .patch(await uow.of(step.resource).lockForUpdate((row as { id: number }).id), { [step.field]: step.from[0] } as never),
    )
    const asked: Record<string, unknown> = {}
    for (const [name, other] of Object.entries(step.input))
      if (other.options.required) asked[name] = await sample(made.store, system, name, other)
    const input = { ...asked, [key]: naming(field, who.id) }
    expect(await faultsOf(ops.step(actor, step as Transition<ResourceDef>, row.id, input))).toEqual(told(key, who.title))
  })
})
