import parse from 'parse-prometheus-text-format'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMeter } from '../../../server/http/index.ts'
import { cachedFor, Tally } from '../../../server/platform/meter.ts'
import { seriesOf } from '../../support/images/monitoring.ts'
import { heldMeter } from '../../support/store/heldMeter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('figures are read when they are asked for, and not before', async () => {
  const { meter, figures } = heldMeter()
  const read = vi.fn(() => 7)
  meter.gauge('millwright_depth', 'A depth.', read)
  expect(read).not.toHaveBeenCalled()
  expect(await figures()).toEqual({ millwright_depth: 7 })
  expect(read).toHaveBeenCalledTimes(1)
})

it('one that fails, or has nothing to tell, takes no other along', async () => {
  const { meter, figures } = heldMeter()
  meter.gauge('millwright_failing', 'One that throws.', () => {
    throw new Error('away')
  })
  meter.gauge('millwright_rejected', 'One that is refused.', () => Promise.reject(new Error('away')))
  meter.gauge('millwright_silent', 'One without an answer.', () => undefined)
  meter.gauge('millwright_well', 'One that is well.', () => 1)
  expect(await figures()).toEqual({ millwright_well: 1 })
})

it('one that keeps people waiting is left out', async () => {
  const { meter, figures } = heldMeter()
  meter.gauge('millwright_late', 'One that never comes.', () => new Promise(() => {}))
  meter.gauge('millwright_well', 'One that is well.', async () => 1)
  const asked = figures()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await asked).toEqual({ millwright_well: 1 })
})

it('several may tell of one figure, and take back what they told', async () => {
  const { meter, figures } = heldMeter()
  const tell = (use: string) => meter.gauge('millwright_up', 'Whether it is up.', () => [{ labels: { use }, value: 1 }])
  const off = tell('a')
  tell('b')
  expect(await figures()).toEqual({ 'millwright_up{use="a"}': 1, 'millwright_up{use="b"}': 1 })
  off()
  expect(await figures()).toEqual({ 'millwright_up{use="b"}': 1 })
})

it('durations are counted up to each bound, from the beginning for what is known', async () => {
  const meter = createMeter()
  const take = meter.durations('millwright_wait_seconds', 'A wait.', { label: 'class', bounds: [0.1, 1], known: ['read', 'write'] })
  for (const seconds of [0.05, 0.1, 0.5, 7]) take('read', seconds)
  const page = await meter.registry.metrics()
  expect(parse(page).find(({ name }) => name === 'millwright_wait_seconds')).toMatchObject({ type: 'HISTOGRAM', help: 'A wait.' })
  const of = (part: string, kind: string) =>
    seriesOf(page).flatMap(({ name, labels, value }) => (name === `millwright_wait_seconds_${part}` && labels.class === kind ? value : []))
  expect([of('bucket', 'read'), of('sum', 'read'), of('count', 'read')]).toEqual([[2, 3, 4], [7.65], [4]])
  expect([of('bucket', 'write'), of('sum', 'write'), of('count', 'write')]).toEqual([[0, 0, 0], [0], [0]])
})

it('a tally counts by its labels', () => {
  const tally = new Tally([{ job: 'a', outcome: 'done' }])
  tally.add({ job: 'a', outcome: 'failed' })
  tally.add({ job: 'a', outcome: 'failed' })
  expect(tally.read()).toMatchObject([
    { labels: { job: 'a', outcome: 'done' }, value: 0 },
    { labels: { job: 'a', outcome: 'failed' }, value: 2 },
  ])
})

it('what is dear is found out once in a while, and a failure holds for nobody else', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(1)
  const ask = cachedFor(1_000, read)
  await expect(ask()).rejects.toThrow('away')
  expect([await ask(), await ask()]).toEqual([1, 1])
  expect(read).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1_001)
  await ask()
  expect(read).toHaveBeenCalledTimes(3)
})
