import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stopsWithin } from '../../../../server/domain/analytics/downtime/machineStops.query.ts'
import { faultCounts } from '../../../../server/domain/analytics/faults/faultCounts.query.ts'
import { figureRange } from '../../../../server/domain/analytics/figureRange.ts'
import { answerTimes } from '../../../../server/domain/analytics/repairs/answerTimes.query.ts'
import { completionsByDay, endedRepairs } from '../../../../server/domain/analytics/repairs/endedRepairs.query.ts'
import { hoursByRepairer } from '../../../../server/domain/analytics/repairs/repairers.query.ts'
import { repairTimeLog } from '../../../../server/domain/hours/index.ts'
import { user } from '../../../../server/domain/identity/index.ts'
import { equipment, workshop } from '../../../../server/domain/masterdata/index.ts'
import { faultCategory, repairer, repairLog, reportLog } from '../../../../server/domain/repair/index.ts'
import { type Actor, businessDay, type LockedRow, type Read, type UnitOfWork } from '../../../../server/kernel/index.ts'
import { openStore } from '../../../../server/store/index.ts'
import { make, makePlant, sampleInput } from '../../../support/samples/factories.ts'
import { dialect, testStore } from '../../../support/store/store.ts'

const [HOUR, DAY] = [3_600_000, 86_400_000]
const FIRST = Date.parse('2026-11-10T00:00:00+08:00')
const DAYS = 5
const RANGES = [
  [0, DAYS],
  [1, 3],
  [2, 2],
] as const

let made: Awaited<ReturnType<typeof testStore>>
let actors: readonly Actor[]
/** Whoever removes rows may take that back. */
let userId: number
let inputs: readonly object[]
let machines: readonly (readonly number[])[]
let categories: readonly number[]
let workshops: readonly (readonly number[])[]
let repairers: readonly (readonly number[])[]
beforeAll(async () => {
  made = await testStore()
  actors = [(await makePlant(made.store)).actor, (await makePlant(made.store)).actor]
  userId = (await make(made.store, actors[0] as Actor, user)).id
  inputs = await Promise.all(actors.map((actor) => sampleInput(made.store, actor, reportLog)))
  machines = await Promise.all(actors.map((actor) => Promise.all([0, 1].map(async () => (await make(made.store, actor, equipment)).id))))
  const pairs = (resource: typeof workshop | typeof repairer) =>
    Promise.all(actors.map((actor) => Promise.all([0, 1].map(async () => (await make(made.store, actor, resource as never)).id))))
  workshops = await pairs(workshop)
  repairers = await pairs(repairer)
  categories = await Promise.all([0, 1].map(async () => (await make(made.store, actors[0] as Actor, faultCategory)).id))
})
afterAll(() => made.close())

const moment = fc.integer({ min: -6, max: DAYS * 24 + 6 })
const values = fc.record(
  {
    hour: moment,
    acceptedAfter: fc.option(fc.integer({ min: -1, max: 60 })),
    stoodFor: fc.option(fc.integer({ min: 0, max: 60 })),
    machine: fc.nat(1),
    category: fc.option(fc.nat(1)),
    isStopped: fc.boolean(),
    status: fc.constantFrom('PENDING', 'REPAIRING', 'COMPLETED', 'CONFIRMED', 'CANCELLED'),
  },
  { requiredKeys: ['hour'] },
)
type Said = typeof values extends fc.Arbitrary<infer T> ? T : never
const KINDS = [
  'create',
  'create',
  'patch',
  'patch',
  'derive',
  'deriveMany',
  'remove',
  'undelete',
  'fail',
  'attempt',
  'own statement',
  'repair',
  'repair',
  'hours',
  'other workshop',
] as const
const writes = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), by: fc.nat(1), nth: fc.nat(20), said: values }), {
  minLength: 4,
  maxLength: 14,
})
interface Write {
  readonly kind: (typeof KINDS)[number]
  readonly by: number
  readonly nth: number
  readonly said: Said
}

const rowOf = (by: number, { hour, acceptedAfter, stoodFor, machine = 0, category, ...said }: Said) => {
  const reportDate = new Date(FIRST + hour * HOUR)
  const later = (hours: number | null | undefined) => (hours == null ? null : new Date(reportDate.getTime() + hours * HOUR))
  const ended = later(stoodFor)
  return {
    ...{ reportDate, equipmentId: machines[by]?.[machine] as number, ...said },
    ...{ acceptedAt: later(acceptedAfter), resumeDate: ended, completedAt: ended },
    ...(category !== undefined && { faultCategoryId: category === null ? null : categories[category] }),
  }
}

/** A repair that has ended, new or another one as it is now, and hours booked for it. */
async function work(uow: UnitOfWork, { kind, by, nth, said }: Write) {
  const [reports, repairs] = [await uow.of(reportLog).find({}), await uow.of(repairLog).lockWhere({})]
  const idIn = (rows: readonly { readonly id: number }[]) => (nth % 4 ? (rows[nth % (rows.length || 1)]?.id ?? null) : null)
  const equipmentId = machines[by]?.[said.machine ?? 0] as number
  const at = new Date(FIRST + said.hour * HOUR)
  if (kind === 'hours') {
    const booked = {
      repairerId: repairers[by]?.[nth % 2],
      hours: 1 + nth / 4,
      logDate: businessDay(at, 480),
      equipmentId,
      repairId: idIn(repairs),
    }
    const [last] = await uow.of(repairTimeLog).lockWhere({})
    return void (last && said.isStopped
      ? await uow.of(repairTimeLog).patch(last, booked as never)
      : await uow.of(repairTimeLog).create(booked as never))
  }
  const repairerIds = [repairers[by]?.[0], ...(nth % 2 ? [repairers[by]?.[1]] : [])]
  const values = { equipmentId, reportId: idIn(reports), repairerIds, repairType: nth % 3 ? 'FAULT' : 'PREVENTIVE', completeDate: at }
  const row = repairs[nth % (repairs.length || 1)]
  if (row && said.isStopped) return void (await uow.of(repairLog).patch(row, values as never))
  await uow.of(repairLog).create({ ...values, status: 'COMPLETED' } as never)
}

async function write(uow: UnitOfWork, asked: Write) {
  const { kind, by, nth, said } = asked
  if (kind === 'repair' || kind === 'hours') return work(uow, asked)
  const reports = uow.of(reportLog)
  const all = await reports.lockWhere({})
  const row = all[nth % (all.length || 1)] as LockedRow<typeof reportLog> | undefined
  const next = rowOf(by, said) as never
  if (kind === 'create' || !row) return void (await reports.create({ ...inputs[by], ...(next as object) } as never))
  if (kind === 'other workshop') return void (await reports.patch(row, { workshopId: workshops[by]?.[(said.machine ?? 0) % 2] as number }))
  if (kind === 'remove') return void (await reports.remove([row]))
  if (kind === 'undelete') return void (await reports.undelete())
  if (kind === 'derive') return reports.writeDerived(await reports.lockForUpdate(row.id), next)
  if (kind === 'deriveMany')
    return reports.writeDerivedMany(
      (await reports.lockManyForUpdate(all.map(({ id }) => id))).map((held) => ({ record: held, values: next })),
    )
  if (kind === 'own statement') {
    await uow.read.db.update(uow.read.table(reportLog)).set({ status: 'CONFIRMED' } as never)
    return uow.invalidate(reportLog)
  }
  if (kind !== 'attempt') await reports.patch(row, next)
  else
    await uow
      .savepoint(async () => {
        await reports.patch(row, next)
        throw new Error('taken back')
      })
      .catch(() => {})
  if (kind === 'fail') throw new Error('taken back')
}
async function take(one: Write) {
  await made.store
    .write({ ...(actors[one.by] as Actor), kind: 'user', userId }, (uow) => write(uow, one))
    .catch((e: Error) => {
      if (!/taken back|undoOver|referenced/.test(`${e.message} ${(e as { key?: string }).key}`)) throw e
    })
}

async function told(read: Read) {
  const all = []
  for (const [from, to] of RANGES) {
    const range = { from: FIRST + from * DAY, to: FIRST + (to + 1) * DAY }
    for (const place of [{}, { equipmentId: machines[0]?.[0] as number }])
      all.push(
        await faultCounts(read, { range, place }),
        await answerTimes(read, { range, place }),
        await completionsByDay(read, { range, place }),
      )
    const days = figureRange(read, { from: businessDay(new Date(range.from), 480), to: businessDay(new Date(range.to - 1), 480) })
    for (const place of [{}, { workshopId: workshops[0]?.[0] as number }])
      all.push(
        await endedRepairs(read, range, place),
        new Map([...(await hoursByRepairer(read, days, place))].sort()),
        new Map([...(await stopsWithin(read, days.span, place))].sort()),
      )
  }
  return all
}
/** In a unit nothing is remembered. */
const anew = (actor: Actor) => made.store.dryRun(actor, (uow) => told(uow.read))

describe('figures of days that are kept', () => {
  it('are those of all rows read anew, after any writes, in every plant', async () => {
    await fc.assert(
      fc.asyncProperty(writes, async (steps) => {
        for (const step of steps) {
          await take(step)
          made.clock.forward(1000)
          for (const actor of actors) expect(await told(made.store.read(actor))).toEqual(await anew(actor))
        }
      }),
      { numRuns: dialect === 'postgres' ? 1 : 6 },
    )
  })

  it.runIf(dialect === 'postgres')('are right for another process, in whatever order units end (needs PostgreSQL)', async () => {
    const other = await openStore({ url: made.url, now: made.clock.now })
    const actor = actors[0] as Actor
    const isRight = async () => expect(await told(other.read(actor))).toEqual(await anew(actor))
    await fc.assert(
      fc.asyncProperty(writes, async (steps) => {
        for (const step of steps) {
          await isRight()
          await take({ ...step, by: 0 })
          await isRight()
        }
      }),
      { numRuns: 1 },
    )
    const [early, late] = await made.store.write(actor, async (uow) => {
      const reports = uow.of(reportLog)
      const added = (hour: number) => reports.create({ ...inputs[0], ...rowOf(0, { hour }) } as never)
      return [await added(5), await added(6)]
    })
    const move = (row: Pick<typeof early, 'id'>, hour: number, then: () => unknown = () => {}) =>
      made.store.write(actor, async (uow) => {
        await uow.of(reportLog).patch(await uow.of(reportLog).lockForUpdate(row.id), rowOf(0, { hour }))
        await then()
      })
    await isRight()
    let end = () => {}
    let first: Promise<void> | undefined
    await new Promise<void>((begun) => {
      const hold = () =>
        new Promise<void>((resolve) => {
          end = resolve
          begun()
        })
      first = move(early, 40, hold)
    })
    await move(late, 60)
    await isRight()
    end()
    await first
    await isRight()
    await other.close()
  })
})
