import { buildSchema, type ExecutionResult, parse } from 'graphql'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { SharedExecution } from '../../../server/live/execution.ts'
import { type Stream, stream } from '../../../server/live/stream.ts'

const schema = buildSchema('type Query { x: Int } type Subscription { tick: Int! }')
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('shared execution', () => {
  let sources: Stream<{ tick: number }>[]
  let shared: SharedExecution
  beforeEach(() => {
    sources = []
    shared = new SharedExecution((r) => r, pino({ level: 'silent' }))
  })
  const open = () => {
    const source = stream<{ tick: number }>(() => {
      sources.splice(sources.indexOf(source), 1)
    })
    sources.push(source)
    return source.iterator
  }
  const subscribe = async (key: string, deliver: (json: Buffer) => void = () => {}, tick: () => unknown = open) => {
    const args = { schema, document: parse('subscription { tick }'), rootValue: { tick }, share: { key, deliver } }
    return (await shared.subscribe(args)) as AsyncGenerator<never, void> & ExecutionResult
  }

  it('runs once for equal keys and hands the same bytes to all', async () => {
    const got: Buffer[] = []
    const subs = await Promise.all(Array.from({ length: 20 }, () => subscribe('a', (json) => got.push(json))))
    for (const s of subs) void s.next()
    await settle()
    expect(sources).toHaveLength(1)
    sources[0]?.push({ tick: 7 })
    await settle()
    expect(got).toHaveLength(20)
    expect(new Set(got).size).toBe(1)
    expect(String(got[0])).toBe('{"data":{"tick":7}}')
  })

  it('runs apart for different keys', async () => {
    await Promise.all([subscribe('plant 1'), subscribe('plant 2')])
    expect(sources).toHaveLength(2)
    expect(shared.counts()).toEqual({ executions: 2, subscriptions: 2 })
  })

  it('gives a late subscriber the current result at once', async () => {
    void (await subscribe('a')).next()
    sources[0]?.push({ tick: 1 })
    await settle()
    const got: string[] = []
    void (await subscribe('a', (json) => got.push(String(json)))).next()
    expect(got).toEqual(['{"data":{"tick":1}}'])
  })

  it('sends nothing before the subscription is pulled', async () => {
    void (await subscribe('a')).next()
    const got: string[] = []
    const late = await subscribe('a', (json) => got.push(String(json)))
    sources[0]?.push({ tick: 1 })
    await settle()
    expect(got).toEqual([])
    void late.next()
    expect(got).toHaveLength(1)
  })

  it('ends the source with its last subscriber, also when nobody ever pulled', async () => {
    const [a, b] = await Promise.all([subscribe('a'), subscribe('a')])
    void a?.next()
    await a?.return()
    expect(sources).toHaveLength(1)
    await b?.return()
    await settle()
    expect(sources).toHaveLength(0)
    expect(shared.counts()).toEqual({ executions: 0, subscriptions: 0 })
  })

  it('opens anew for a subscriber that comes after the end', async () => {
    await (await subscribe('a')).return()
    const got: string[] = []
    void (await subscribe('a', (json) => got.push(String(json)))).next()
    await settle()
    sources[0]?.push({ tick: 5 })
    await settle()
    expect(got).toHaveLength(1)
  })

  it('answers a refusal to everyone who asked and keeps nothing', async () => {
    const refuse = () => Promise.reject(new Error('no'))
    const answers = await Promise.all([subscribe('a', () => {}, refuse), subscribe('a', () => {}, refuse)])
    for (const answer of answers) expect(answer.errors?.[0]?.message).toBe('no')
    expect(shared.counts()).toEqual({ executions: 0, subscriptions: 0 })
  })

  it('tells its subscribers when the source is over', async () => {
    const sub = await subscribe('a')
    const over = sub.next()
    await settle()
    sources[0]?.end()
    expect((await over).done).toBe(true)
    expect(shared.counts().executions).toBe(0)
  })

  it('tells its subscribers when the source breaks off, which is not the end', async () => {
    async function* broken() {
      yield { tick: 1 }
      throw new Error('the base went away')
    }
    const subs = await Promise.all([subscribe('a', () => {}, broken), subscribe('a', () => {}, broken)])
    for (const sub of subs) await expect(sub.next()).rejects.toThrow('the base went away')
    expect(shared.counts()).toEqual({ executions: 0, subscriptions: 0 })
  })
})
