import { GIVEN_UP } from './answerFaults.ts'

/** How far a call got: it was carried out, a rule of the business refused it, or its form did. */
export type Depth = 'done' | 'rule' | 'form'
export interface Judgement {
  readonly depth: Depth
  readonly faults: readonly string[]
}
export interface Campaign<C> {
  /** How many calls, and the number of the first. */
  readonly count: number
  readonly callOf: (number: number) => C
  readonly send: (call: C) => Promise<Judgement>
  /** How to make a call again, for whoever reads of its fault. */
  readonly replay: (call: C) => string
}
export interface Outcome {
  readonly faults: readonly string[]
  /** Calls that reached each depth. */
  readonly depths: Readonly<Record<Depth, number>>
}
/** At the same time: calls meet each other's writes, and wait for each other's locks. */
const CALLERS = 4
/** Enough to see what is wrong. */
const FAULTS_MAX = 20
/** No answer may take longer. */
export const SLOW_MS = 3000
/** How often a call that was slow is made again by itself: what else the machine does may hold up one of them, never all. */
const TRIES = 3

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
/** What is wrong with a call that was late, made again by itself until it is in time. */
async function faultsAgain(send: () => Promise<Judgement>): Promise<readonly string[]> {
  for (let tries = 0; tries < TRIES; tries++) {
    let faults: readonly string[] = []
    const ms = await msOf(async () => {
      faults = (await send()).faults
    })
    if (ms <= SLOW_MS) return faults
  }
  return [`over ${SLOW_MS} ms`]
}

/** Makes all calls, a few at a time, and gathers what is wrong with their answers. */
export async function makeCalls<C>({ count, callOf, send, replay }: Campaign<C>): Promise<Outcome> {
  const faults: string[] = []
  const depths: Record<Depth, number> = { done: 0, rule: 0, form: 0 }
  const late: C[] = []
  let next = 0
  const note = (call: C, found: readonly string[]) => void faults.push(...found.map((fault) => `${fault}\n  ${replay(call)}`))
  async function caller() {
    while (next < count && faults.length < FAULTS_MAX) {
      const call = callOf(next++)
      let found: readonly string[] = []
      const ms = await msOf(async () => {
        const judged = await send(call)
        depths[judged.depth]++
        found = judged.faults
      })
      if (ms > SLOW_MS) late.push(call)
      // A server that the machine holds up gives calls up: the second look tells whether it was this call.
      note(
        call,
        found.filter((fault) => ms <= SLOW_MS || fault !== GIVEN_UP),
      )
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  for (const call of late) note(call, await faultsAgain(() => send(call)))
  return { faults, depths }
}
