import { pino } from 'pino'
import { user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { plant } from '../../../../server/domain/masterdata/index.ts'
import {
  CHANNELS,
  type Channels,
  type NoticeCode,
  noticeDelivery,
  noticeEvent,
  noticeReceiver,
  notificationType,
  type Outcome,
  type Outgoing,
  publish,
} from '../../../../server/domain/notice/index.ts'
import { outbox } from '../../../../server/domain/system/index.ts'
import { deliverNotice, fanOutNotice, sweepNotices } from '../../../../server/jobs/definitions.ts'
import type { JobDefinition } from '../../../../server/jobs/job.ts'
import { operations, Refusal, type RowOf, systemActor } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { syncBuiltIns } from '../../../../server/setup/index.ts'
import { make, makePlant, person, unique } from '../../../support/samples/factories.ts'
import { noAuditor, noBackups } from '../../../support/store/noBackups.ts'
import { fixedClock, testStore } from '../../../support/store/store.ts'

export type Delivery = RowOf<typeof noticeDelivery>
type Input = Record<string, unknown>
export const MINUTE = 60_000

export const VALUES = {
  reportNo: 'BX20261118-0001',
  equipment: '凹印机 3 号',
  description: '张力不稳',
  reporter: '李秀梅',
  urgency: 'reportLog.values.urgency.HIGH',
  time: '2026-11-18 10:00',
}

/** One plant where notices are told, with the jobs run by hand and channels that answer as told. It is 10:00 on a Wednesday there. */
export async function openNoticeDesk(start?: string) {
  const clock = fixedClock(start)
  const { store, close } = await testStore(clock)
  await syncBuiltIns(store, words('zh'))
  const ops = operations(store, registry)
  const { id: plantId, actor: system } = await makePlant(store)
  const actor = person(plantId, ['*:*:*'])
  const sent: Outgoing[] = []
  const ready = new Set<string>(CHANNELS)
  let answering: (notice: Outgoing) => Promise<Outcome> = async () => ({ kind: 'sent', answer: 'OK' })
  const channels: Channels = {
    isReady: (channel) => ready.has(channel),
    send: (notice) => {
      sent.push(notice)
      return answering(notice)
    },
    close: async () => {},
  }
  const services = { store, channels, logger: pino({ level: 'silent' }), progress: async () => {} }
  const contents = { remove: async () => {}, sweep: async () => ({}) }
  const handle = (job: Pick<JobDefinition, 'handle'>, payload: object = {}) =>
    job.handle({ ...services, contents, backups: noBackups, auditor: noAuditor, payload })

  const category = async (code: NoticeCode) => {
    const [row] = await store.read(system).of(notificationType).find({ code })
    return row as RowOf<typeof notificationType>
  }
  /** Categories are every plant's: they are changed by somebody who works in all of them. */
  const change = async (code: NoticeCode, input: Input) => {
    const plantIds = (await store.read(systemActor(0)).of(plant).find({})).map((one) => one.id)
    return ops.update({ ...actor, plantIds }, notificationType, (await category(code)).id, input)
  }
  const receiver = async (input: Input, code: NoticeCode = 'FAULT_REPORTED') => {
    const typeId = (await category(code)).id
    return (await make(store, system, noticeReceiver, { typeId, userId: null, name: `R${unique()}`, ...input })) as unknown as RowOf<
      typeof noticeReceiver
    >
  }
  const someone = async (more: Input = {}) => (await make(store, systemActor(0), user, { plantIds: [plantId], ...more })).id
  /** Jobs that the outbox holds, of one name. */
  const owed = async (name: string) => {
    const rows = await store.read(systemActor(0)).of(outbox).find({ job: name })
    return rows.map((row) => JSON.parse(row.payload) as Record<string, number>)
  }
  const emptyOutbox = () => store.write(systemActor(0), (uow) => uow.read.db.delete(uow.read.table(outbox)))
  const deliveries = () => store.read(system).of(noticeDelivery).find({})
  /** Raises news and passes it on to whoever is to be told. */
  async function tell(
    news: { code?: NoticeCode; id?: number; isUrgent?: boolean; values?: Record<string, string>; plantId?: number } = {},
  ) {
    const { code = 'FAULT_REPORTED', id = unique(), isUrgent = false, values = VALUES } = news
    const there = systemActor(news.plantId ?? plantId)
    const eventId = await store.write(there, (uow) => publish(uow, { code, about: { resource: 'reportLog', id }, values, isUrgent }))
    if (eventId === null) return []
    await handle(fanOutNotice, { eventId, plantId: there.plantId })
    return store.read(there).of(noticeDelivery).find({ eventId })
  }
  return {
    store,
    clock,
    close,
    ops,
    actor,
    system,
    plantId,
    sent,
    ready,
    answer: (outcome: Outcome | ((notice: Outgoing) => Promise<Outcome>)) => {
      answering = typeof outcome === 'function' ? outcome : async () => outcome
    },
    category,
    change,
    receiver,
    someone,
    owed,
    emptyOutbox,
    deliveries,
    delivery: (id: number) => store.read(system).of(noticeDelivery).get(id),
    events: () => store.read(system).of(noticeEvent).find({}),
    tell,
    fanOut: (eventId: number) => handle(fanOutNotice, { eventId, plantId }),
    deliver: (deliveryId: number, at = plantId) => handle(deliverNotice, { deliveryId, plantId: at }),
    sweep: () => handle(sweepNotices) as Promise<{ swept: Record<string, unknown> }>,
  }
}
export type NoticeDesk = Awaited<ReturnType<typeof openNoticeDesk>>

/** The fields that a refusal names, with the rule each broke; or its code. */
export async function refusalOf(work: Promise<unknown>): Promise<string[]> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.fields.length ? error.fields.map(({ field, rule }) => `${field} ${rule}`) : [error.code]
  }
  return []
}
export const told = (rows: readonly Delivery[]) =>
  rows.map(({ channel, status, reason }) => [channel, status, reason].filter(Boolean).join(' ')).sort()
