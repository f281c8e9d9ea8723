import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  makeHandovers,
  notifyUnsigned,
  shiftHandover,
  shiftHandoverFlow,
  shiftHandoverItem,
  shiftHandoverItemFlow,
} from '../../../../server/domain/handover/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { shift } from '../../../../server/domain/masterdata/index.ts'
import { noticeEvent, notificationType } from '../../../../server/domain/notice/index.ts'
import { reportLog } from '../../../../server/domain/repair/index.ts'
import { type Actor, operations, type RowOf, systemActor, type Transition } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { syncBuiltIns } from '../../../../server/setup/index.ts'
import { person } from '../../../support/samples/factories.ts'
import { HOUR, MINUTE, openShop, type Shop } from '../shop.ts'

type Handover = RowOf<typeof shiftHandover>
type Item = RowOf<typeof shiftHandoverItem>
let shop: Shop
let [outgoing, incoming] = [{} as Actor, {} as Actor]
/** It is 10:00; the early shift ends at 15:00. */
beforeAll(async () => {
  shop = await openShop()
  await syncBuiltIns(shop.store as never, words('zh'))
  await shop.shifts()
  const user = async (name: string) => {
    const row = (await shop.row(registry.inRole('principal'), { name })) as { id: number }
    return { ...person(shop.plantId, ['*:*:*']), userId: row.id }
  }
  ;[outgoing, incoming] = [await user('早班长'), await user('中班长')]
})
afterAll(() => shop.close())

const round = () => makeHandovers(shop.store, systemActor(shop.plantId))
const latest = async () => (await shop.read().of(shiftHandover).find({})).at(-1) as Handover
const items = async (of: { id: number }) => (await shop.read().of(shiftHandoverItem).find({ handoverId: of.id })) as Item[]
const step = (by: Actor, flow: unknown, one: { id: number }, input: object = {}) =>
  operations(shop.store, registry).step(by, flow as Transition<never>, one.id, input as never)
const on = (by: Actor, name: keyof typeof shiftHandoverFlow, one: { id: number }, input?: object) =>
  step(by, shiftHandoverFlow[name], one, input)
const onItem = (by: Actor, name: keyof typeof shiftHandoverItemFlow, one: { id: number }, input?: object) =>
  step(by, shiftHandoverItemFlow[name], one, input)

describe('the handover of a shift', () => {
  it('is written half an hour before the end, once, with what stands and what has been standing for long without a cause', async () => {
    const report = await shop.report({ description: '色浆堵塞' })
    shop.clock.forward(4 * HOUR)
    expect(await round()).toBe(0)
    shop.clock.forward(45 * MINUTE)
    expect([await round(), await round()]).toEqual([1, 0])
    const made = await latest()
    expect(made).toMatchObject({ state: 'OPEN', outgoingId: null })
    expect(await items(made)).toMatchObject([
      { kind: 'STOP', resource: 'reportLog', recordId: report.id, detail: '色浆堵塞', needsReason: true, times: 1, state: 'OPEN' },
    ])
  })

  it('is not given away while a long stop is unexplained, and is signed by somebody else who has taken every point', async () => {
    const made = await latest()
    await expect(on(outgoing, 'handOver', made)).rejects.toMatchObject({ message: 'handover.unexplained' })
    const [stop] = await items(made)
    await shop.update(shiftHandoverItem, stop as Item, { explanation: '等待油墨' })
    await on(outgoing, 'handOver', made, { summary: '三号机待料' })
    expect(await latest()).toMatchObject({ state: 'HANDED', summary: '三号机待料', outgoingId: outgoing.userId })
    await expect(onItem(outgoing, 'take', stop as Item)).rejects.toMatchObject({ message: 'handover.ownSignature' })
    await expect(on(incoming, 'sign', made)).rejects.toMatchObject({ message: 'handover.itemsLeft' })
    await onItem(incoming, 'ask', stop as Item, { question: '油墨几时到？' })
    await expect(on(incoming, 'takeGroup', made, { group: 'STANDING' })).rejects.toMatchObject({ message: 'handover.nothingLeft' })
    await expect(onItem(incoming, 'answer', stop as Item, { answer: '16:00' })).rejects.toMatchObject({ message: 'handover.ownQuestion' })
    await onItem(outgoing, 'answer', stop as Item, { answer: '16:00' })
    await onItem(incoming, 'take', stop as Item)
    await on(incoming, 'sign', made)
    expect(await latest()).toMatchObject({ state: 'SIGNED', incomingId: incoming.userId })
  })

  it('is locked then: later words are marked, and nothing that was said changes', async () => {
    const made = await latest()
    const [stop] = await items(made)
    await expect(shop.update(shiftHandoverItem, stop as Item, { explanation: '没有油墨' })).rejects.toMatchObject({ message: 'readOnly' })
    await expect(shop.update(shiftHandover, made, { summary: '改' })).rejects.toMatchObject({ message: 'readOnly' })
    const note = await shop.create(shiftHandoverItem, { handoverId: made.id, title: '油墨已到' })
    expect(note).toMatchObject({ kind: 'NOTE', isLater: true })
  })

  it('knows what was taken over before, with the explanation that was given, until its state, its words or its people change', async () => {
    shop.clock.forward(8 * HOUR)
    await round()
    const made = await latest()
    const first = async () => (await items(made))[0] as Item
    expect(await first()).toMatchObject({ isStanding: true, explanation: '等待油墨', needsReason: true })
    await on(outgoing, 'handOver', made)
    await on(outgoing, 'withdraw', made)
    await shop.update(reportLog, { id: (await first()).recordId } as never, { description: '色浆堵塞，已拆管' })
    await on(outgoing, 'reread', made)
    expect(await first()).toMatchObject({ isStanding: false, detail: '色浆堵塞，已拆管' })
    await on(outgoing, 'handOver', made)
    await expect(on(incoming, 'takeGroup', made, { group: 'STANDING' })).rejects.toMatchObject({ message: 'handover.nothingLeft' })
    await onItem(incoming, 'take', await first())
    await on(incoming, 'sign', made)
  })

  it('takes over as one what stands', async () => {
    shop.clock.forward(8 * HOUR)
    await round()
    const made = await latest()
    await on(outgoing, 'handOver', made)
    await on(incoming, 'takeGroup', made, { group: 'STANDING' })
    expect(await items(made)).toMatchObject([{ isStanding: true, state: 'TAKEN', takenById: incoming.userId }])
    await on(incoming, 'sign', made)
  })

  it('counts how many shifts in a row have handed a point over, and drops what is no longer so', async () => {
    shop.clock.forward(8 * HOUR)
    await round()
    const made = await latest()
    const [stop] = await items(made)
    expect(stop).toMatchObject({ kind: 'STOP', times: 4, isStanding: true })
    await shop.take({ id: stop?.recordId ?? 0 }, 'reject', { reason: '误报' })
    await on(outgoing, 'reread', made)
    expect(await items(made)).toEqual([])
  })

  it('is written for no shift that nobody knew of while it was on', async () => {
    const before = await shop.read().of(shiftHandover).count({})
    const { offsetMinutes, now } = shop.read()
    const clockAt = (ms: number) => new Date(now.getTime() + offsetMinutes * MINUTE + ms).toISOString().slice(11, 16)
    await shop.row(shift, { name: '临时班', beginTime: clockAt(-3 * HOUR), endTime: clockAt(-HOUR) })
    expect([await round(), await shop.read().of(shiftHandover).count({})]).toEqual([0, before])
  })

  it('is told upwards once when nobody has signed it in time', async () => {
    const tell = () => notifyUnsigned(shop.store, systemActor(shop.plantId))
    expect(await tell()).toBe(0)
    shop.clock.forward(HOUR)
    expect([await tell(), await tell()]).toEqual([1, 0])
    const [type] = await shop.read().of(notificationType).find({ code: 'HANDOVER_UNSIGNED' })
    const events = await shop
      .read()
      .of(noticeEvent)
      .find({ typeId: type?.id ?? 0 })
    expect(events.map(({ values }) => JSON.parse(values))).toMatchObject([{ shift: '早班' }])
    const late = await operations(shop.store, registry).list(outgoing, shiftHandover, { filter: { isLate: { eq: true } } } as never)
    expect(late.items.map(({ id }) => id)).toEqual([(await latest()).id])
  })
})
