import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import type { Channels } from '../../server/domain/notice/index.ts'
import { plant } from '../mutants/index.mjs'
import { hasOwnPasswords, refuseThreads } from './clock/threads.ts'
import { VirtualClock } from './clock/virtualClock.ts'
import { BUGS } from './planted/bugs.mjs'
import { argumentsOf } from './run/arguments.ts'
import { stepsOfDay } from './run/plan.ts'
import { readPlan, spansOf, stepsIn } from './run/planFile.ts'
import type { Failure, RunResult } from './run/run.ts'
import { shrunk } from './run/shrink.ts'
import { SimulatedQueue } from './site/queue.ts'
import { readSource } from './support.ts'

const folder = mkdtempSync(join(tmpdir(), 'millwright-simulation-parts-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('refuses seeds and days that are none, in words', () => {
  expect(() => argumentsOf(['--seed', 'seven'])).toThrow('--seed is a whole number from 0 to 2147483647, not "seven"')
  expect(() => argumentsOf(['--seed', '-1'])).toThrow(/seed/)
  expect(() => argumentsOf(['--days', '0'])).toThrow('--days is a whole number from 1 to 3660, not "0"')
  expect(() => argumentsOf(['--days', '100000'])).toThrow('--days is a whole number from 1 to 3660, not "100000"')
  expect(() => argumentsOf(['--seeds', '9-3'])).toThrow('--seeds is a range such as 1-20, not "9-3"')
  expect(() => argumentsOf(['--seed', '1', '--seeds', '2-3'])).toThrow('one of --seed, --seeds and --plan, not --seed and --seeds')
  expect(() => argumentsOf(['--speed', '3'])).toThrow(/npm run simulate/)
  expect(() => argumentsOf(['--database', 'oracle'])).toThrow('--database is one of sqlite, postgresql, not "oracle"')
  expect(argumentsOf(['--database', 'postgresql', '--seed', '3', '--days', '1']).plans[0]).toMatchObject({
    database: 'postgresql',
    seed: 3,
  })
  expect(argumentsOf(['--seed', '12', '--days', '3']).plans).toEqual([{ seed: 12, days: 3, acts: 1, faults: 2 }])
})

it('refuses a plan that nobody can carry out, in words', () => {
  const write = (plan: unknown) => {
    const file = join(folder, 'plan.json')
    writeFileSync(file, typeof plan === 'string' ? plan : JSON.stringify(plan))
    return file
  }
  expect(() => readPlan(write({ seed: 1, days: 2, people: ['operator', 'nobody'] }))).toThrow(/nobody is called nobody; there are operator/)
  expect(() => readPlan(write({ seed: 1, days: 0 }))).toThrow(/days/)
  expect(() => readPlan(write({ seed: 1, days: 2, speed: 3 }))).toThrow(/speed/)
  expect(() => readPlan(write('{ seed'))).toThrow(/cannot be read as JSON/)
  expect(() => readPlan(write({ seed: 1 }))).toThrow(/plan\.json: days: missing$/)
  expect(() => readPlan(write([]))).toThrow(/: the plan: Invalid input: expected object/)
  expect(() => readPlan(join(folder, 'no such file'))).toThrow(/no such file cannot be read: there is no such file$/)
  expect(() => readPlan(folder)).toThrow(/cannot be read: this is a folder$/)
})

it('plans the same steps for the same seed and day, whatever is left out', () => {
  const timing = { midnight: 0, pace: { acts: 2, faults: 2, tickHours: 4 } }
  expect(stepsOfDay(3, 5, timing)).toEqual(stepsOfDay(3, 5, timing))
  expect(stepsOfDay(3, 5, timing)).not.toEqual(stepsOfDay(4, 5, timing))
  expect([...stepsIn(spansOf([1, 2, 3, 7, 9, 10]))]).toEqual([1, 2, 3, 7, 9, 10])
  expect(spansOf([1, 2, 3, 7, 9, 10])).toEqual([[1, 3], 7, [9, 10]])
})

it('shrinks a failure to the steps that it needs', async () => {
  const failure: Failure = { seed: 1, step: 40, law: 'aLaw', what: 'broken', last: [] }
  const steps = Array.from({ length: 41 }, (_, at) => at)
  const run = async (plan: Parameters<typeof shrunk>[0]): Promise<RunResult> => {
    const without = stepsIn(plan.without)
    const left = steps.filter((one) => !without.has(one))
    const isBroken = [5, 23, 40].every((one) => left.includes(one))
    return { failure: isBroken ? failure : undefined, steps: left } as unknown as RunResult
  }
  const failed = { failure, steps } as unknown as RunResult & { failure: Failure }
  const found = await shrunk({ seed: 1, days: 3 }, failed, { withinMs: 60_000, run })
  expect(steps.filter((one) => !stepsIn(found.plan.without).has(one))).toEqual([5, 23, 40])
  expect(found.plan).toMatchObject({ seed: 1, days: 1, until: 40, law: 'aLaw' })
  const stopped = await shrunk({ seed: 1, days: 3 }, failed, { withinMs: 60_000, run, isStopped: () => true })
  expect([stopped.runs, stopped.steps]).toEqual([0, 41])
})

it.skipIf(!hasOwnPasswords)('computes passwords on this thread, and refuses a process in which threads do', async () => {
  await expect(refuseThreads()).rejects.toThrow(/threads compute passwords/)
  vi.resetModules()
  const fresh: typeof import('./clock/threads.ts') = await import('./clock/threads.ts')
  const withThreads = fresh.withoutThreads()
  try {
    await fresh.refuseThreads()
  } finally {
    withThreads()
  }
})

it('moves timers with the clock, and intervals one time however far it goes', async () => {
  const clock = new VirtualClock(new Date('2027-01-04T00:00:00Z'))
  const undo = clock.install()
  try {
    const seen: string[] = []
    setTimeout(() => seen.push('late'), 2000)
    setTimeout(() => seen.push('soon'), 1000)
    const beat = setInterval(() => seen.push('beat'), 500)
    const since = performance.now()
    await clock.forward(clock.ms + 60_000)
    expect([seen, performance.now() - since, clock.now().toISOString()]).toEqual([
      ['beat', 'soon', 'late'],
      60_000,
      '2027-01-04T00:01:00.000Z',
    ])
    clearInterval(beat)
    clock.jump(-3_600_000)
    await clock.forward(clock.ms + 60_000)
    expect([seen.length, clock.now().toISOString()]).toEqual([3, '2027-01-03T23:02:00.000Z'])
  } finally {
    undo()
  }
})

it('lets nothing of a dead process reach a provider', async () => {
  const queue = new SimulatedQueue()
  const sent: number[] = []
  let goOn = () => {}
  const answer = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const channels = { isReady: () => true, send: async () => void sent.push(1), close: async () => {} } as unknown as Channels
  const handle = async ({ channels: own }: { channels: Channels }) => {
    await answer
    await own.send({} as never)
  }
  queue.waiting = [{ id: 'one', definition: { name: 'send', attempts: 1, handle } as never, payload: {}, attempts: 0 }]
  const draining = queue.drain({ store: {} as never, channels })
  queue.requeueUnconfirmed()
  goOn()
  expect([await draining, sent, queue.waiting.length]).toEqual([[], [], 1])
})

it('plants bugs where they belong', () => {
  expect(BUGS.length).toBeGreaterThanOrEqual(15)
  expect(new Set(BUGS.map(({ name }) => name)).size).toBe(BUGS.length)
  for (const bug of BUGS) expect(plant(readSource(bug.file), { ...bug })).not.toBe(readSource(bug.file))
})
