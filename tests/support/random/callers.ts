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
/** Whether a call is slow by itself too. */
async function isSlow(work: () => Promise<unknown>): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) if ((await msOf(work)) <= SLOW_MS) return false
  return true
}

/** Makes all calls, a few at a time, and gathers what is wrong with their answers. */
export async function makeCalls<C>({ count, callOf, send, replay }: Campaign<C>): Promise<Outcome> {
  const faults: string[] = []
  const depths: Record<Depth, number> = { done: 0, rule: 0, form: 0 }
  const late: C[] = []
  let next = 0
  async function caller() {
    while (next < count && faults.length < FAULTS_MAX) {
      const call = callOf(next++)
      const ms = await msOf(async () => {
        const { depth, faults: found } = await send(call)
        depths[depth]++
        faults.push(...found.map((fault) => `${fault}\n  ${replay(call)}`))
      })
      if (ms > SLOW_MS) late.push(call)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  for (const call of late) if (await isSlow(() => send(call))) faults.push(`over ${SLOW_MS} ms\n  ${replay(call)}`)
  return { faults, depths }
}
