import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { equipment } from '../../../server/domain/masterdata/index.ts'
import { faultCategory, reportLog } from '../../../server/domain/repair/index.ts'
import type { Read } from '../../../server/kernel/index.ts'
import { Hub } from '../../../server/live/hub.ts'

const logger = pino({ level: 'silent' })
const read = (actor: Read['actor']) => ({ actor }) as Read

describe('the hub', () => {
  let loads: number[]
  let n: number
  const topic = {
    permission: 'x:y:z',
    dirtiedBy: [reportLog, equipment, faultCategory],
    minIntervalMs: 250,
    load: async ({ actor }: Read) => {
      loads.push(actor.plantId)
      return { plantId: actor.plantId, n: ++n }
    },
  }
  const make = () => new Hub({ topics: { board: topic }, store: { read }, logger })
  beforeEach(() => {
    vi.useFakeTimers()
    loads = []
    n = 0
  })
  afterEach(() => vi.useRealTimers())

  it('computes one picture for all viewers of a plant', async () => {
    const hub = make()
    const viewers = Array.from({ length: 50 }, () => hub.subscribe('board', 1))
    const first = await Promise.all(viewers.map((v) => v.next()))
    expect(new Set(first.map((r) => r.value?.n))).toEqual(new Set([1]))
    expect((await hub.subscribe('board', 1).next()).value?.n).toBe(1)
    expect(loads).toEqual([1])
  })

  it('shows a change of the plant to its viewers and to nobody else', async () => {
    const hub = make()
    const [here, there] = [hub.subscribe('board', 1), hub.subscribe('board', 2)]
    await here.next()
    await there.next()
    await vi.advanceTimersByTimeAsync(300)
    hub.changed({ plantId: 1, resources: ['reportLog'] })
    expect((await here.next()).value).toEqual({ plantId: 1, n: 3 })
    hub.changed({ plantId: 1, resources: ['wallDisplay'] })
    await vi.advanceTimersByTimeAsync(1000)
    expect(loads).toEqual([1, 2, 1])
  })

  it('shows a change of what all plants share everywhere, whoever made it', async () => {
    const hub = make()
    const there = hub.subscribe('board', 2)
    await there.next()
    await vi.advanceTimersByTimeAsync(300)
    hub.changed({ plantId: 1, resources: ['faultCategory'] })
    expect((await there.next()).value?.n).toBe(2)
  })

  it('takes everything for changed when changes may have been missed', async () => {
    const hub = make()
    const viewers = [hub.subscribe('board', 1), hub.subscribe('board', 2)]
    await Promise.all(viewers.map((v) => v.next()))
    await vi.advanceTimersByTimeAsync(300)
    hub.changed('everything')
    await Promise.all(viewers.map((v) => v.next()))
    expect(loads).toEqual([1, 2, 1, 2])
  })

  it('sends a freshly computed picture as heartbeat', async () => {
    const hub = make()
    const viewer = hub.subscribe('board', 1)
    await viewer.next()
    const beat = viewer.next()
    await vi.advanceTimersByTimeAsync(15_000)
    expect((await beat).value?.n).toBe(2)
  })

  it('keeps nothing when the last viewer has left', async () => {
    const hub = make()
    const [a, b] = [hub.subscribe('board', 1), hub.subscribe('board', 1)]
    await a.next()
    const parked = a.next()
    await a.return()
    expect((await parked).done).toBe(true)
    expect(hub.counts()).toEqual({ snapshots: 1, viewers: 1 })
    await b.return()
    expect(hub.counts()).toEqual({ snapshots: 0, viewers: 0 })
    expect(vi.getTimerCount()).toBe(0)
    hub.changed({ plantId: 1, resources: ['reportLog'] })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(loads).toEqual([1])
  })

  it('keeps the last picture while computing fails and goes on afterwards', async () => {
    let isBroken = false
    const shaky = { ...topic, load: async (r: Read) => (isBroken ? Promise.reject(new Error('base away')) : topic.load(r)) }
    const hub = new Hub({ topics: { board: shaky }, store: { read }, logger })
    const viewer = hub.subscribe('board', 1)
    await viewer.next()
    isBroken = true
    await vi.advanceTimersByTimeAsync(300)
    hub.changed({ plantId: 1, resources: ['reportLog'] })
    await vi.advanceTimersByTimeAsync(2000)
    expect((await hub.subscribe('board', 1).next()).value?.n).toBe(1)
    isBroken = false
    const next = viewer.next()
    await vi.advanceTimersByTimeAsync(4000)
    expect((await next).value?.n).toBe(2)
  })

  it('ends every stream when it closes', async () => {
    const hub = make()
    const viewer = hub.subscribe('board', 1)
    await viewer.next()
    const parked = viewer.next()
    hub.close()
    expect((await parked).done).toBe(true)
    expect(hub.counts()).toEqual({ snapshots: 0, viewers: 0 })
  })
})
