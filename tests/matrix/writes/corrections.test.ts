import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas, registry } from '../../../server/domain/index.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import {
  type Actor,
  actionsOf,
  flowOf,
  joinAreas,
  type Operations,
  operations,
  Refusal,
  type ResourceDef,
  type Transition,
  tagsOf,
} from '../../../server/kernel/index.ts'
import { make, makePlant, person } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

const DAY_MS = 86_400_000
/** Whose rows people put right; a definition that loses its corrections is missed here. */
const CORRECTABLE = ['attendance', 'complaint', 'inspectionOrder', 'maintenanceOrder', 'repairLog', 'repairTimeLog', 'reportLog']

let made: Awaited<ReturnType<typeof testStore>>
let ops: Operations
let actor: Actor
beforeAll(async () => {
  made = await testStore()
  ops = operations(made.store, registry)
  actor = person((await makePlant(made.store)).id, ['*:*:*'])
})
afterAll(() => made.close())

interface Case {
  readonly resource: ResourceDef
  readonly correct: Transition<ResourceDef>
  readonly void: Transition<ResourceDef>
  /** A text that may be corrected, and a field that may not. */
  readonly text: string
  readonly other: string
}
const cases: [string, Case][] = registry.exposed.flatMap((resource) => {
  const steps = Object.values(flowOf(resource)?.steps ?? {}).filter((step) => step.corrects)
  const [correct, voids] = [steps.find((one) => one.corrects === 'fields'), steps.find((one) => one.corrects === 'row')]
  if (!correct || !voids) return []
  const text = Object.keys(correct.input).find((key) => key !== 'reason' && correct.input[key]?.kind === 'text') ?? ''
  const other = Object.keys(resource.fields).find((key) => !(key in correct.input) && resource.fields[key]?.kind === 'text') ?? 'status'
  return [[resource.name, { resource, correct, void: voids, text, other }]]
})

const caught = async (work: Promise<unknown>) => {
  const e = await work.then(
    () => 'done' as const,
    (thrown: unknown) => thrown,
  )
  if (!(e instanceof Refusal)) throw e === 'done' ? new Error('nothing was refused') : e
  return e
}
const faultOf = async (work: Promise<unknown>) => Object.fromEntries((await caught(work)).fields.map(({ field, rule }) => [field, rule]))
/** A row that is over, moments and all. */
async function over({ resource, correct }: Case) {
  const flow = flowOf(resource)
  const state = correct.from.includes('DONE') ? 'DONE' : correct.from.at(-1)
  const row = await make(made.store, actor, resource)
  const now = made.store.now()
  const moments = ['acceptedAt', 'resumeDate', 'completedAt', 'beginDate', 'completeDate', 'doneAt', 'answeredAt', 'closedAt'].filter(
    (key) => key in resource.fields,
  )
  const values = { ...Object.fromEntries(moments.map((key) => [key, now])), [flow?.field ?? '']: state }
  return made.store.write(actor, async (uow) =>
    uow.of(resource).patch(await uow.of(resource).lockForUpdate((row as { id: number }).id), values as never),
  )
}
const why = { reason: '录入有误' }

it('covers what people record', () => {
  expect(cases.map(([name]) => name).sort()).toEqual(CORRECTABLE)
})

describe.each(cases)('corrections of %s', (_name, one) => {
  const { resource, correct, text, other } = one
  const steps = [correct, one.void]
  const correction = { [text]: '更正后的内容', ...why }
  const input = (step: Transition<ResourceDef>) => (step === correct ? correction : why)

  it('has a permission for each, told by actions and offered in menus', async () => {
    const row = await over(one)
    for (const step of steps) {
      expect(tagsOf(resource)).toContain(step.permission)
      expect(
        (
          await caught(
            ops.step(person(actor.plantId, [`${resource.permission}:edit`, `${resource.permission}:list`]), step, row.id, input(step)),
          )
        ).kind,
      ).toBe('forbidden')
      expect(actionsOf(person(actor.plantId, [step.permission]), resource, row)).toEqual([step.name])
    }
    const done = await ops.step(person(actor.plantId, [correct.permission]), correct, row.id, correction)
    expect(done[text]).toBe('更正后的内容')
    expect((await ops.step(person(actor.plantId, [one.void.permission]), one.void, row.id, why))[one.void.field]).toBe('VOIDED')
  })

  it('does not exist for another plant', async () => {
    const row = await over(one)
    const stranger = person((await makePlant(made.store)).id, ['*:*:*'])
    for (const step of steps) expect((await caught(ops.step(stranger, step, row.id, input(step)))).kind).toBe('notFound')
  })

  it('wants a reason', async () => {
    const row = await over(one)
    for (const reason of [undefined, '', '  '])
      for (const step of steps)
        expect(await faultOf(ops.step(actor, step, row.id, { ...input(step), reason }))).toEqual({ reason: 'required' })
  })

  it('names a field that cannot be corrected, and what can', async () => {
    const row = await over(one)
    const refused = await caught(ops.step(actor, correct, row.id, { ...correction, [other]: 'x' }))
    expect(refused.fields).toMatchObject([
      { field: other, rule: 'notCorrectable', params: { allowed: expect.arrayContaining([`${resource.name}.fields.${text}`]) } },
    ])
    expect((await ops.get(actor, resource, row.id))[text]).toBe((row as never)[text])
    expect(await faultOf(ops.step(actor, correct, row.id, { ...why, [text]: (row as never)[text] ?? null }))).toMatchObject({
      [Object.keys(correct.input)[0] ?? '']: 'nothingCorrected',
    })
  })

  it('keeps before, after and why', async () => {
    const row = await over(one)
    await ops.step(actor, correct, row.id, correction)
    await ops.step(actor, one.void, row.id, { reason: '没有发生过' })
    const logs = await made.store.read(actor).of(operationLog).find({ resource: resource.name, recordId: row.id })
    const said = logs
      .filter((log) => steps.some((step) => step.name === log.action))
      .map((log) => [log.action, JSON.parse(String(log.changes))])
    expect(said).toMatchObject([
      ['correct', { [text]: [(row as never)[text] ?? null, '更正后的内容'], reason: [null, why.reason] }],
      ['void', { [one.void.field]: [expect.any(String), 'VOIDED'], reason: [null, '没有发生过'] }],
    ])
  })

  it('leaves a voided row as it is', async () => {
    const row = await over(one)
    await ops.step(actor, one.void, row.id, why)
    for (const step of steps)
      expect(await caught(ops.step(actor, step, row.id, input(step)))).toMatchObject({ kind: 'conflict', code: 'illegalStep' })
    if (resource.can.includes('update'))
      expect(await caught(ops.update(actor, resource, row.id, {}))).toMatchObject({ kind: 'conflict', code: 'readOnly' })
    if (resource.can.includes('delete'))
      expect(await caught(ops.remove(actor, resource, [row.id]))).toMatchObject({ kind: 'conflict', code: 'closed' })
  })

  it('gives way to who was faster', async () => {
    const row = await over(one)
    for (const step of steps)
      expect(
        await caught(ops.step(actor, step, row.id, { ...input(step), updatedAt: new Date(row.updatedAt.getTime() - 1) })),
      ).toMatchObject({ kind: 'conflict', code: 'stale' })
  })

  it('closes some days after it was over', async () => {
    const row = await over(one)
    made.clock.forward(30 * DAY_MS)
    const draft = await ops.step(actor, correct, row.id, correction)
    expect(draft[text]).toBe('更正后的内容')
    made.clock.forward(DAY_MS)
    for (const step of steps)
      expect(await caught(ops.step(actor, step, row.id, { ...input(step), [step === correct ? text : 'reason']: '再改' }))).toMatchObject({
        kind: 'conflict',
        code: 'correctionClosed',
        params: { days: 30 },
      })
  })
})

it('lets another area object to a void, alone and as a part of a larger one', async () => {
  const { objection, conflict } = await import('../../../server/kernel/index.ts')
  const { reportCorrections, repairCorrections, repairLog, reportLog } = await import('../../../server/domain/repair/index.ts')
  const taken = objection({
    to: [repairCorrections.void],
    against: async ({ record }) => conflict('closed', { repairNo: record.repairNo }),
  })
  const objecting = operations(made.store, joinAreas(areas.map((area) => (area.name === 'stock' ? { ...area, vetoes: [taken] } : area))))
  const report = await over(cases.find(([name]) => name === 'reportLog')?.[1] as Case)
  const machine = (report as unknown as { equipmentId: number }).equipmentId
  const repair = await make(made.store, actor, repairLog, { reportId: null, equipmentId: machine })
  await made.store.write(actor, async (uow) =>
    uow
      .of(repairLog)
      .patch(await uow.of(repairLog).lockForUpdate((repair as { id: number }).id), { reportId: report.id, status: 'COMPLETED' }),
  )
  expect(await caught(objecting.step(actor, repairCorrections.void as never, repair.id, why))).toMatchObject({ code: 'closed' })
  expect(await caught(objecting.step(actor, reportCorrections.void as never, report.id, why))).toMatchObject({ code: 'closed' })
  expect(await made.store.read(actor).of(reportLog).get(report.id)).toMatchObject({ status: 'CONFIRMED' })
})
