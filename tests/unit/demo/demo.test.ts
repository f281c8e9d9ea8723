import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoLogins, seedDemo } from '../../../server/demo/index.ts'
import { downtimeSummary } from '../../../server/domain/analytics/index.ts'
import { duct } from '../../../server/domain/duct/index.ts'
import { repairTimeLog } from '../../../server/domain/hours/index.ts'
import { dataScopeOf, role, user } from '../../../server/domain/identity/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { ledgerFaults } from '../../../server/domain/ledger/index.ts'
import { hasPendingOrders, maintenanceOrder, maintenanceOrderPart, maintenancePlan } from '../../../server/domain/maintenance/index.ts'
import { equipment, operator, plant, qaPerson, staff, worker } from '../../../server/domain/masterdata/index.ts'
import { complaint, isClosed, PROD_STAGES, QA_STAGES } from '../../../server/domain/quality/index.ts'
import { repairer, repairLog, repairPart, reporter, reportLog } from '../../../server/domain/repair/index.ts'
import { OPEN_REPAIR } from '../../../server/domain/repair/repairs/openRepairs.ts'
import { scheduleBoard } from '../../../server/domain/shifts/schedule/scheduleBoard.model.ts'
import {
  accessory,
  ink,
  inkStock,
  partReservation,
  sparePart,
  sparePartLog,
  stocktake,
  stocktakeLine,
  storageLocation,
} from '../../../server/domain/stock/index.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import { wallDisplay } from '../../../server/domain/wall/index.ts'
import { addDays, businessDay, flowOf, systemActor, tagsOf } from '../../../server/kernel/index.ts'
import { seedBase } from '../../../server/setup/index.ts'
import { demoOptions, demoStore } from '../../support/store/demoStore.ts'
import { fixedClock, testStore } from '../../support/store/store.ts'

const clock = fixedClock('2026-11-21T03:40:00.000Z')

describe('demo data', () => {
  let base: Awaited<ReturnType<typeof testStore>>
  beforeAll(async () => {
    base = await demoStore(clock)
  })
  afterAll(() => base.close())
  const read = (plantId: number) => base.store.read(systemActor(plantId))
  const everywhere = () => base.store.read(systemActor(0))

  it('has two plants with some sixty machines and a dozen people each', async () => {
    expect((await everywhere().of(plant).find({})).map((one) => one.name)).toEqual(['苏州印刷一厂', '佛山装饰纸厂'])
    expect(await everywhere().of(equipment).count({})).toBeGreaterThanOrEqual(60)
    for (const plantId of [1, 2]) {
      expect(await read(plantId).of(repairer).count({})).toBeGreaterThanOrEqual(12)
      expect(await read(plantId).of(reporter).count({})).toBeGreaterThanOrEqual(12)
      expect(await read(plantId).of(wallDisplay).find({})).toMatchObject([{ keyHash: null, status: 'ACTIVE' }])
    }
  })

  it('shows a live breakdown: three machines in the first plant, one in the second', async () => {
    const states = async (plantId: number) => (await downtimeSummary(read(plantId))).stopped.map((one) => one.status)
    expect(await states(1)).toEqual(['WAITING_PARTS', 'IN_PROGRESS', 'PENDING'])
    expect(await states(2)).toEqual(['IN_PROGRESS'])
  })

  it('has sixty complaints a plant, open ones in every stage, some to be answered by whoever may', async () => {
    for (const plantId of [1, 2]) {
      const all = await read(plantId).of(complaint).find({})
      expect(all).toHaveLength(60)
      const stages = new Set(all.flatMap(({ qaState, prodState }) => [qaState, prodState]))
      for (const stage of [...QA_STAGES, ...PROD_STAGES]) expect([stage, stages.has(stage)]).toEqual([stage, true])
      const months = new Set(all.map(({ claimDate }) => claimDate.slice(0, 7)))
      expect(months.size).toBeGreaterThanOrEqual(18)
      const answering = (await read(plantId).of(qaPerson).find({})).filter(({ userId }) => userId !== null)
      const own = all.filter(({ qaId, qaState }) => qaId === answering[0]?.id && !isClosed(qaState))
      expect(own.length).toBeGreaterThan(0)
    }
  })

  it('names every record in the log of what was done to it', async () => {
    const logged = await everywhere().of(operationLog).find({})
    expect(logged.length).toBeGreaterThan(1000)
    expect([...new Set(logged.filter((one) => !one.recordTitle).map((one) => one.resource))]).toEqual([])
  })

  it('keeps the rules it would have had to obey', async () => {
    const reports = await everywhere().of(reportLog).find({})
    expect(reports.length).toBeGreaterThan(900)
    const wrongEnds = reports.filter(
      (one) => one.reportDate > clock.now() || (one.resumeDate && (one.resumeDate < one.reportDate || one.resumeDate > clock.now())),
    )
    expect(wrongEnds).toEqual([])
    expect(reports.filter((one) => one.isStopped && one.status === 'PENDING' && one.resumeDate)).toEqual([])
    expect(
      reports.filter((one) => ['COMPLETED', 'CONFIRMED', 'USABLE_WITH_FAULT'].includes(one.status) !== (one.resumeDate !== null)),
    ).toEqual([])
    expect(reports.filter((one) => ['COMPLETED', 'CONFIRMED'].includes(one.status) !== (one.completedAt !== null))).toEqual([])
    expect(reports.filter((one) => one.status === 'USABLE_WITH_FAULT' && one.expectedDays === null)).toEqual([])

    const repairs = await everywhere().of(repairLog).find({})
    const open = new Set(repairs.filter((one) => OPEN_REPAIR.some((status) => status === one.status)).map((one) => one.reportId))
    expect(reports.filter((one) => open.has(one.id) && one.status !== 'REPAIRING')).toEqual([])
    const ends = new Map<number, typeof repairs>()
    for (const one of repairs) if (one.reportId) ends.set(one.reportId, [...(ends.get(one.reportId) ?? []), one])
    const endOf = ({ id, resumeDate }: (typeof reports)[number]) =>
      Math.max(...[resumeDate, ...(ends.get(id) ?? []).map((one) => one.completeDate)].map((at) => at?.getTime() ?? 0))
    expect(reports.filter((one) => one.completedAt && !one.joinedToId && one.completedAt.getTime() !== endOf(one))).toEqual([])
    expect(repairs.filter((one) => (one.status === 'COMPLETED') !== (one.completeDate !== null))).toEqual([])
    expect(new Set(reports.map((one) => one.status)).size).toBe(7)
    expect(new Set(repairs.map((one) => one.status))).toEqual(new Set(['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS', 'COMPLETED']))
  })

  it('has in every choice a value that may be chosen: its files are no code that a compiler checks', async () => {
    const choices = registry.resources.flatMap((resource) =>
      Object.entries(resource.fields).flatMap(([key, { kind, values }]) =>
        kind === 'choice' && values ? [{ resource, key, values }] : [],
      ),
    )
    const read = everywhere()
    const wrong: string[] = []
    for (const { resource, key, values } of choices)
      for (const row of (await read.db.select().from(read.table(resource))) as Record<string, unknown>[])
        if (row[key] != null && !values.includes(row[key] as never)) wrong.push(`${resource.name}.${key}: ${row[key]}`)
    expect(choices.length).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  })

  it('reports ink tanks at their machines, and what each report turned out to be', async () => {
    const [reports, repairs, ducts] = [
      await everywhere().of(reportLog).find({}),
      await everywhere().of(repairLog).find({}),
      await everywhere().of(duct).find({}),
    ]
    const about = reports.filter((one) => one.equCategory === 'DUCT')
    expect(about.length).toBeGreaterThan(20)
    const machineOf = new Map(ducts.map((one) => [one.id, one.equipmentId]))
    for (const one of reports) {
      const isDuct = one.equCategory === 'DUCT'
      expect([one.reportNo, isDuct]).toEqual([one.reportNo, one.ductId !== null])
      if (isDuct) expect([one.reportNo, machineOf.get(one.ductId ?? 0), one.unitId]).toEqual([one.reportNo, one.equipmentId, null])
      const own = repairs.filter((repair) => repair.reportId === (one.joinedToId ?? one.id))
      const judged = own.map((repair) => repair.faultCategoryId).filter((id) => id !== null)
      expect([one.reportNo, one.faultCategoryId]).toEqual([one.reportNo, judged.at(-1) ?? null])
      for (const repair of own) expect([repair.repairNo, repair.ductId]).toEqual([repair.repairNo, one.ductId])
    }
    const debts = reports.filter((one) => one.status === 'USABLE_WITH_FAULT')
    const dueIn = (one: (typeof debts)[number]) =>
      Math.round(((one.resumeDate?.getTime() ?? 0) - clock.now().getTime()) / 86_400_000) + (one.expectedDays ?? 0)
    expect(debts.map(dueIn)).toEqual(expect.arrayContaining([-1, 0, 1]))
  })

  it('keeps books of which every balance is the sum, of a store as a factory has one', async () => {
    expect(await ledgerFaults(base.store)).toEqual([])
    const all = everywhere()
    expect(await Promise.all([sparePart, accessory, ink].map((one) => all.of(one as typeof ink).count({})))).toEqual([300, 40, 60])
    const low = (plantId: number) =>
      read(plantId)
        .of(sparePart)
        .find({ stockStatus: ['OUT', 'LOW'] })
    expect((await low(1)).map(({ code }) => code)).toHaveLength(3)
    const day = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const batches = await all.of(inkStock).find({ plantId: 1 } as never)
    expect(batches.filter(({ quantity, expiringDate }) => quantity > 0 && expiringDate >= day(0) && expiringDate <= day(30))).toHaveLength(
      2,
    )
    const takes = await all.of(stocktake).find({ state: 'COUNTING' })
    expect(takes.map(({ kind, plantId }) => [kind, plantId])).toEqual([['PARTS', 1]])
    const [waiting] = await all.of(stocktake).find({ state: 'SUBMITTED' })
    const counters = await all.of(stocktake).linksOf('counterIds', [waiting?.id ?? 0])
    const names = await all.of(user).many(counters.get(waiting?.id ?? 0) ?? [])
    // The manager, who approves it, has counted nothing of it.
    expect(names.map((one) => one?.username)).toEqual(['storekeeper'])
    const lines = await all.of(stocktakeLine).find({ stocktakeId: waiting?.id })
    expect(lines.every(({ state }) => state === 'COUNTED')).toBe(true)
    expect(waiting).toMatchObject({ lineCount: lines.length, differentLines: lines.filter((one) => one.counted !== one.booked).length })
    expect(waiting?.differentLines).toBeGreaterThan(0)
    const places = await read(1).of(storageLocation).find({})
    const depth = (id: number | null): number => (id === null ? 0 : 1 + depth(places.find((one) => one.id === id)?.parentId ?? null))
    expect(Math.max(...places.map(({ id }) => depth(id)))).toBe(3)
  })

  it('takes parts for work while it was done, of what fits its machine', async () => {
    const [entries, repairs, orders, parts, needs] = [
      await everywhere().of(sparePartLog).find({}),
      new Map((await everywhere().of(repairLog).find({})).map((one) => [one.id, one])),
      new Map((await everywhere().of(maintenanceOrder).find({})).map((one) => [one.id, one])),
      await everywhere()
        .of(sparePart)
        .linksOf(
          'equipmentIds',
          (await everywhere().of(sparePart).find({})).map(({ id }) => id),
        ),
      await everywhere().of(maintenanceOrderPart).find({}),
    ]
    const ofRepairs = entries.filter(({ repairLogId }) => repairLogId !== null)
    expect(ofRepairs.length).toBeGreaterThan(100)
    expect(ofRepairs.some(({ storeType }) => storeType === 'RETURN')).toBe(true)
    for (const { id, repairLogId, bookedAt, partId } of ofRepairs) {
      const repair = repairs.get(repairLogId ?? 0)
      const isWithin = repair?.beginDate && repair.completeDate && repair.beginDate <= bookedAt && bookedAt <= repair.completeDate
      expect([id, Boolean(isWithin), parts.get(partId)?.includes(repair?.equipmentId ?? 0)]).toEqual([id, true, true])
    }
    for (const { id, maintenanceOrderId, partId, quantity, bookedAt } of entries.filter((one) => one.maintenanceOrderId !== null)) {
      const order = orders.get(maintenanceOrderId ?? 0)
      const need = needs.find((one) => one.orderId === maintenanceOrderId && one.partId === partId)
      expect([id, order?.status, need?.quantity, bookedAt]).toEqual([id, 'DONE', quantity, order?.doneAt])
    }
    const ago = (days: number) => clock.now().getTime() - days * 86_400_000
    // What is older is dead stock: it came and was never moved.
    const old = entries.filter(({ bookedAt }) => bookedAt.getTime() < ago(90))
    expect(Math.min(...entries.filter((one) => !old.includes(one)).map(({ bookedAt }) => bookedAt.getTime()))).toBe(ago(90))
    const isDead = ({ partId, bookedAt, storeType }: (typeof entries)[number]) =>
      storeType === 'IN' && bookedAt.getTime() < ago(360) && entries.filter((one) => one.partId === partId).length === 1
    expect([old.length, old.every(isDead)]).toEqual([8, true])
  })

  it('reserves what open orders and waiting repairs take, and nothing else', async () => {
    const [orders, needs, waiting] = [
      await everywhere()
        .of(maintenanceOrder)
        .find({ status: ['PENDING', 'IN_PROGRESS'] }),
      await everywhere().of(maintenanceOrderPart).find({}),
      await everywhere().of(repairPart).find({}),
    ]
    const open = new Set(orders.map(({ id }) => id))
    const wanted = new Map<number, number>()
    for (const { partId, quantity } of [...needs.filter(({ orderId }) => open.has(orderId)), ...waiting])
      wanted.set(partId, Math.round(((wanted.get(partId) ?? 0) + quantity) * 1000) / 1000)
    for (const { id, reserved } of await everywhere().of(sparePart).find({})) expect([id, reserved]).toEqual([id, wanted.get(id) ?? 0])
    const rows = await everywhere().of(partReservation).find({})
    expect(Math.round(rows.reduce((sum, one) => sum + one.quantity, 0) * 1000)).toBe(
      [...wanted.values()].reduce((sum, one) => sum + Math.round(one * 1000), 0),
    )
    expect(waiting.length).toBeGreaterThan(0)
  })

  it('lets nobody work more than a long day', async () => {
    const perDay = new Map<string, number>()
    for (const { repairerId, logDate, hours } of await everywhere().of(repairTimeLog).find({}))
      perDay.set(`${repairerId} ${logDate}`, (perDay.get(`${repairerId} ${logDate}`) ?? 0) + hours)
    expect(Math.max(...perDay.values())).toBeLessThanOrEqual(12)
  })

  it('numbers without gaps, and the next number goes on', async () => {
    for (const [plantId, resource, key] of [
      [1, reportLog, 'reportNo'],
      [2, repairLog, 'repairNo'],
    ] as const) {
      const rows = (await read(plantId)
        .of(resource as typeof reportLog)
        .find({})) as unknown as Record<string, string>[]
      const perDay = groupBy(
        rows.map((row) => (row[key] ?? '').split('-')),
        ([day]) => day ?? '',
      )
      for (const parts of perDay.values())
        expect(parts.map(([, n]) => Number(n)).sort((a, b) => a - b)).toEqual(parts.map((_, at) => at + 1))
    }
    const before = await read(1).of(reportLog).find({})
    const today = before.filter((one) => one.reportNo.startsWith('BX20261121')).length
    const next = await base.store.write(systemActor(1), (uow) =>
      uow.of(reportLog).create({ reporterId: 1, equipmentId: 1, description: '试' }),
    )
    expect(next.reportNo).toBe(`BX20261121-${String(today + 1).padStart(4, '0')}`)
    expect(next.id).toBe((await everywhere().of(reportLog).find({})).length)
  })

  it('gives every role permissions that exist', async () => {
    const views = [
      'dataview:downtime:view',
      'dataview:fault:view',
      'dataview:repair:view',
      'dataview:stock:view',
      'dataview:handover:view',
      'dataview:complaint:view',
      'dataview:schedule:view',
      'dataview:downtime:export',
      'dataview:fault:export',
      'dataview:repair:export',
      'dataview:stock:export',
      'dataview:handover:export',
      'dataview:complaint:export',
      'developer:playground:view',
      'repair:dispatch:list',
      'wall:display:issueKey',
      'system:user:resetPassword',
      'system:user:unlock',
      'system:savedView:share',
      '*:*:*',
    ]
    const known = new Set([...registry.exposed.flatMap(tagsOf), ...views])
    const roles = await everywhere().of(role).find({})
    expect(roles.flatMap((one) => one.permissions.split(' ')).filter((tag) => !known.has(tag))).toEqual([])
    // Whatever is decided has somebody besides administrators who decides it; links that log in by themselves are theirs alone.
    const held = new Set(roles.flatMap((one) => one.permissions.split(' ')))
    const steps = registry.exposed.flatMap((one) => Object.values(flowOf(one)?.steps ?? {}).map(({ permission }) => permission))
    expect(steps.filter((tag) => !held.has(tag))).toEqual(['system:autoLogin:revoke'])
    expect(demoLogins.map((one) => one.role).sort()).toEqual(roles.map((one) => one.roleName).sort())
    for (const { username } of demoLogins) expect(await everywhere().of(user).count({ username })).toBe(1)
  })

  it('has maintenance that is late, due today, begun and done, as the rules would have left it', async () => {
    for (const plantId of [1, 2]) {
      const plans = await read(plantId).of(maintenancePlan).find({})
      const orders = await read(plantId).of(maintenanceOrder).find({})
      expect(await hasPendingOrders(read(plantId))).toBe(true)
      const open = orders.filter((one) => one.status === 'PENDING' || one.status === 'IN_PROGRESS')
      expect(open.some((one) => one.planDate < '2026-11-21')).toBe(true)
      expect(open.filter((one) => one.planDate === '2026-11-21').map((one) => one.status)).toContain('IN_PROGRESS')
      expect(orders.filter((one) => one.status === 'DONE').length).toBeGreaterThan(20)
      for (const one of orders) {
        const isDone = one.status === 'DONE'
        expect([one.maintNo, isDone, isDone]).toEqual([one.maintNo, one.actualDate !== null, one.doneAt !== null])
        if (one.doneAt) expect(one.doneAt.getTime()).toBeLessThan(clock.now().getTime())
        expect([one.maintNo, one.createdAt <= clock.now()]).toEqual([one.maintNo, true])
      }
      for (const plan of plans) {
        const own = open.filter((one) => one.planId === plan.id)
        expect([plan.name, own.map((one) => one.dueDate)]).toEqual([plan.name, own.length ? [plan.nextMaintDate] : []])
        expect([plan.name, plan.lastMaintDate === null || plan.lastMaintDate < '2026-11-21']).toEqual([plan.name, true])
      }
    }
  })

  it('has maintenance that fits its machines, of which some was postponed or called off for a reason', async () => {
    for (const plantId of [1, 2]) {
      const plans = await read(plantId).of(maintenancePlan).find({})
      const machines = await read(plantId)
        .of(equipment)
        .many(plans.map((one) => one.equipmentId))
      expect(new Set(plans.map((one) => one.name)).size).toBe(plans.length)
      for (const [at, plan] of plans.entries())
        if (/清洁|精度/.test(plan.name)) expect([plan.name, machines[at]?.number]).toEqual([plan.name, expect.stringContaining('-AY-')])
      const orders = await read(plantId).of(maintenanceOrder).find({})
      const moved = orders.filter((one) => one.planDate !== one.dueDate)
      expect(moved.every((one) => one.planDate > String(one.dueDate) && one.actualDate === one.planDate)).toBe(true)
      const off = orders.filter((one) => one.status === 'CANCELLED')
      expect([moved.length > 0, off.length > 0]).toEqual([true, true])
      const told = await read(plantId)
        .of(operationLog)
        .find({ resource: 'maintenanceOrder', recordId: [...moved, ...off].map((one) => one.id), action: ['postpone', 'cancel'] })
      expect(told.length).toBe(moved.length + off.length)
      for (const { changes } of told) expect(changes).toContain('"reason":[null,')
    }
  })

  it('places everybody in a department, with a head who reaches those below', async () => {
    const people = await everywhere().of(user).find({})
    expect(people.filter((one) => one.departmentId === null)).toEqual([])
    const heads = await everywhere().of(role).find({ dataScope: 'DEPARTMENT_AND_CHILDREN' })
    expect(heads.map((one) => one.roleKey)).toEqual(['departmentHead'])
    const head = people.find((one) => one.username === 'head')
    const dataScope = await dataScopeOf(everywhere(), heads, head?.departmentId ?? null)
    const reached = people.filter((one) => dataScope !== 'all' && dataScope.departmentIds.includes(one.departmentId ?? 0))
    expect(reached.map((one) => one.username).sort()).toEqual(['head', 'operator'])
  })

  it('has eight weeks of schedule for four teams of each plant, of which no rule refuses anything and some places stand open', async () => {
    const today = businessDay(clock.now(), 480)
    for (const plantId of [1, 2]) {
      const translate = (key: string) => key
      const days = { from: addDays(today, -28), to: addDays(today, 27) }
      const board = await scheduleBoard({ read: read(plantId), translate }, days)
      expect(board.clashes).toEqual([])
      expect(board.teams).toHaveLength(4)
      expect(new Set(board.cells.map(({ date }) => date)).size).toBe(56)
      expect(board.gaps.some((one) => one.planned < one.required)).toBe(true)
      expect(board.gaps.some((one) => one.planned > one.required)).toBe(true)
      expect(board.gaps.length).toBeLessThan(board.cells.length / 10)
    }
  })

  it('links everybody who runs machines or takes materials to their row of the schedule, so that their card says who they are', async () => {
    for (const plantId of [1, 2]) {
      const workers = await read(plantId).of(worker).find({})
      const linked = [...(await read(plantId).of(operator).find({})), ...(await read(plantId).of(staff).find({}))]
      expect(linked.length).toBeGreaterThan(8)
      for (const { name, workerId } of linked)
        expect(workers.find(({ id }) => id === workerId)).toMatchObject({ name, team: expect.any(String) })
    }
  })

  it('comes out the same again', async () => {
    const again = await testStore(clock)
    await seedDemo(again.store, demoOptions(clock))
    const texts = async (store: typeof base.store) =>
      (await store.read(systemActor(2)).of(repairLog).find({})).map((one) => [one.repairNo, one.faultDescription, one.completeDate])
    expect(await texts(again.store)).toEqual(await texts(base.store))
    await again.close()
  })
})

describe('an empty base', () => {
  it('gets one plant and an administrator who works there', async () => {
    const { store, close } = await testStore(clock)
    await seedBase(store, { adminPasswordHash: 'hash' })
    const read = store.read(systemActor(0))
    const [admin] = await read.of(user).find({})
    expect(admin).toMatchObject({ username: 'admin', passwordHash: 'hash', status: 'ENABLED' })
    const [first] = await read.of(plant).find({})
    expect([...(await read.of(user).linksOf('plantIds', [admin?.id ?? 0]))]).toEqual([[admin?.id, [first?.id]]])
    expect(await read.of(role).find({})).toMatchObject([{ roleKey: 'admin', permissions: '*:*:*' }])
    await close()
  })
})

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}
