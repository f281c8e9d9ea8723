import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from '../../../server/app.ts'
import { dueInspectionOrders, inspectionOrder, inspectionPoint } from '../../../server/domain/inspection/index.ts'
import { maintenanceOrder, maintenancePlan } from '../../../server/domain/maintenance/index.ts'
import { equipment, shift } from '../../../server/domain/masterdata/index.ts'
import { noticeDelivery, noticeReceiver, notificationType } from '../../../server/domain/notice/index.ts'
import { config } from '../../../server/domain/system/index.ts'
import { businessDay, systemActor } from '../../../server/kernel/index.ts'
import { readConfig } from '../../../server/platform/settings/config.ts'
import { openStore } from '../../../server/store/index.ts'
import { make, makePlant } from '../samples/factories.ts'
import { emptyBase } from '../store/store.ts'

export type QueueHome = 'redis' | 'postgres' | 'embedded'
export const ADMIN_PASSWORD = 'a password for faults 2026'
const MACHINES = 20
const HOUR_MS = 3_600_000

/** The offset that makes it about noon: news that waits for the morning goes out at once. */
function noonOffset(): string {
  const hours = 12 - new Date().getUTCHours()
  return `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`
}

/** A base of its own, filled as a server fills it, and the settings of processes that share it. */
export async function ownBase(home: QueueHome, more: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'millwright-faults-'))
  const base = home === 'embedded' ? { url: `file:${join(dataDir, 'base.sqlite')}`, drop: async () => {} } : await emptyBase()
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: base.url,
    DEMO: '0',
    ADMIN_PASSWORD,
    JWT_SECRET: randomUUID(),
    BUSINESS_UTC_OFFSET: noonOffset(),
    WECHAT_ROBOT_ENDPOINT: 'off',
    ...more,
  }
  const { REDIS_URL: _, ...alone } = settings as Record<string, string>
  const { close } = await createApp({ config: readConfig(alone), logger: pino({ level: 'silent' }), hasQueue: false })
  await close()
  const store = await openStore({ url: base.url, readers: 1, utcOffset: settings.BUSINESS_UTC_OFFSET })
  const drop = async () => {
    await store.close()
    await base.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { settings, store, drop }
}
type Store = Awaited<ReturnType<typeof ownBase>>['store']

/** Lets e-mails of one kind of news go out without an end, their subject saying what they are about. */
export async function mailed(store: Store, { code, subject }: { code: string; subject: string }) {
  return store.write(systemActor(0), async (uow) => {
    const [type] = await uow.of(notificationType).lockWhere({ code })
    const [budget] = await uow.of(config).lockWhere({ configKey: 'notice.emailPerHour' })
    if (!type || !budget) throw new Error(`a fresh base knows no ${code}`)
    await uow.of(config).patch(budget, { configValue: '100000' })
    return uow.of(notificationType).patch(type, { hasEmail: true, hasBell: false, subject, body: subject, status: 'ENABLED' })
  })
}
/** Receivers that were there long before whatever happens in a test. */
export async function receivers(store: Store, { plantId, typeId, count }: { plantId: number; typeId: number; count: number }) {
  await store.write(systemActor(plantId), async (uow) => {
    for (let i = 0; i < count; i++) await uow.of(noticeReceiver).create({ typeId, name: `Receiver ${i}`, email: `r${i}@plant.example` })
    await uow.read.db.update(uow.read.table(noticeReceiver)).set({ updatedAt: new Date(uow.now.getTime() - HOUR_MS) })
  })
}

/** A plant whose maintenance and inspection is due now. */
export async function dueWork(store: Store, { plans, points, told }: { plans: number; points: number; told: number }) {
  const { id: plantId, actor } = await makePlant(store)
  const machines: number[] = []
  for (let i = 0; i < MACHINES; i++) machines.push((await make(store, actor, equipment)).id)
  await make(store, actor, shift, { startTime: '08:00', endTime: '20:00' })
  const { now, offsetMinutes } = store.read(actor)
  const today = businessDay(now, offsetMinutes)
  const machineOf = (i: number) => machines[i % MACHINES] as number
  await store.write(actor, async (uow) => {
    for (let i = 0; i < plans; i++)
      await uow
        .of(maintenancePlan)
        .create({ equipmentId: machineOf(i), name: `Plan ${i}`, maintCycle: 1, leadDays: 0, nextMaintDate: today })
  })
  await store.write(actor, async (uow) => {
    for (let i = 0; i < points; i++) {
      const name = `Point ${i}`
      await uow
        .of(inspectionPoint)
        .create({ equipmentId: machineOf(i), name, pointName: name, checkName: name, inspectCycle: 'DAY', firstDate: today })
    }
  })
  const type = await mailed(store, { code: 'MAINT_DUE', subject: '{{maintNo}}' })
  await receivers(store, { plantId, typeId: type.id, count: told })
  return { plantId, actor }
}

/** Numbers of one day without a gap: 1, 2, 3 and so on. Out: how many are missing or there twice. */
function gapsIn(numbers: readonly string[]): number {
  const days = new Map<string, number[]>()
  for (const one of numbers) days.set(one.slice(0, -4), [...(days.get(one.slice(0, -4)) ?? []), Number(one.slice(-4))])
  return [...days.values()].reduce((sum, ofDay) => sum + ofDay.sort((x, y) => x - y).filter((n, at) => n !== at + 1).length, 0)
}

/** How things stand: what is still to be done, and whether anything was done twice. */
export async function standing(store: Store, actor: ReturnType<typeof systemActor>, { plans, told }: { plans: number; told: number }) {
  const read = store.read(actor)
  const orders = await read.of(maintenanceOrder).find({})
  const inspections = await read.of(inspectionOrder).find({})
  const deliveries = await read.of(noticeDelivery).find({ channel: 'EMAIL' })
  const inState = (status: string) => deliveries.filter((one) => one.status === status).length
  return {
    orders: orders.length,
    ordersTwice: orders.length - new Set(orders.map(({ planId, dueDate }) => `${planId} ${dueDate}`)).size,
    ordersMissing: plans - new Set(orders.map(({ planId }) => planId)).size,
    inspections: inspections.length,
    inspectionsTwice: inspections.length - new Set(inspections.map((one) => `${one.pointId} ${one.planDate} ${one.shiftId}`)).size,
    inspectionsMissing: await dueInspectionOrders(read),
    numberGaps: gapsIn(orders.map(({ maintNo }) => maintNo)) + gapsIn(inspections.map(({ inspectNo }) => inspectNo)),
    untold: plans * told - deliveries.length,
    queued: inState('QUEUED'),
    sending: inState('SENDING'),
    sent: inState('SENT'),
    interrupted: deliveries.filter((one) => one.status === 'FAILED' && one.reason === 'INTERRUPTED').length,
    otherwise: deliveries.filter(
      (one) => ['SUPPRESSED', 'NOT_CONFIGURED'].includes(one.status) || (one.status === 'FAILED' && one.reason !== 'INTERRUPTED'),
    ).length,
  }
}
export type Standing = Awaited<ReturnType<typeof standing>>
export const isDrained = (now: Standing) =>
  now.ordersMissing === 0 && now.inspectionsMissing === 0 && now.untold === 0 && now.queued === 0 && now.sending === 0
