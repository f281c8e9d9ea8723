import { randomInt } from 'node:crypto'
import type { Logger } from 'pino'
import type { Meter } from '../../platform/meter.ts'
import { openCounters, take } from './counters.ts'
import { addressGate } from './gate.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const TRIES = 5
const FIRST_LOCK_S = 10 * MINUTE_S
const LONGEST_LOCK_S = 60 * MINUTE_S
/** Guesses at one name in an hour, of which strangers get no more than some: the rest is left to devices of that person. */
const PER_NAME = 30
const OF_STRANGERS = 20

export interface Attempt {
  readonly username: string
  readonly ip: string
  /** What has been in this account before, such as a device: it has tries of its own, which no stranger can use up. */
  known(): Promise<string | null>
}
/** 'half': right so far. The try is given back, but earlier failures stay counted until the second step is right too. */
export type Verdict = boolean | 'half'
/** 'account': locked for minutes by wrong passwords. 'address': one try at a time, its turn comes within half a minute. */
export interface Wait {
  readonly seconds: number
  readonly of: 'account' | 'address'
}
export interface Lockout {
  /** Looks at a password unless no try is left: whether it was right, or how long to wait. */
  attempt(attempt: Attempt, check: () => Promise<Verdict>): Promise<Verdict | Wait>
  /** Lifts the locks of a name at every address and device, and its hourly limit. */
  forgive(username: string): Promise<void>
  close(): void
}

const nameOf = (username: string) => username.normalize('NFKC').toLowerCase()
const waitOf = (of: Wait['of'], ms: number): Wait => ({ of, seconds: Math.max(1, Math.ceil(ms / 1000)) })

/** Runs works of the same key one after another. */
function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}

/** A try that was granted: the how manieth of its place, and how to give back what it took of everybody's. */
interface Granted {
  readonly nth: number
  giveBack(): Promise<unknown>
}

export interface LockoutOptions {
  readonly redisUrl: string | null
  readonly logger: Pick<Logger, 'warn'>
  readonly meter?: Meter
}
/**
 * Guessing is capped per (name, address) with growing locks, per name by the hour, and an address from which much fails is slowed. A try is
 * taken before the password is looked at and those of one place take turns, so parallel guesses count like successive ones, and parallel
 * log-ins with the right password all succeed. What has been in the account before answers for its own failures alone, otherwise strangers
 * could lock anybody out; they count for the hour of the name all the same, and once that is used up such a device has one try, so that a stolen
 * one adds no guesses.
 */
export function createLockout({ redisUrl, logger, meter }: LockoutOptions): Lockout {
  const { make, close } = openCounters(redisUrl, logger, meter)
  const tries = make('login:pair', TRIES, HOUR_S)
  const locks = make('login:locks', Number.MAX_SAFE_INTEGER, 24 * HOUR_S)
  const names = make('login:name', OF_STRANGERS, HOUR_S)
  const gate = addressGate({ make })
  // The places at which a name is locked are not listed anywhere: forgiving moves the name on to new counters.
  const ages = make('login:age', Number.MAX_SAFE_INTEGER, 25 * HOUR_S)
  const runSerially = createKeyedQueue()

  async function pairOf(name: string, place: string) {
    const age = (await ages.get(name))?.consumedPoints ?? 0
    return age ? `${name}#${age}|${place}` : `${name}|${place}`
  }
  async function lock(pair: string) {
    const { consumedPoints: times } = await locks.penalty(pair, 1)
    await tries.block(pair, Math.min(LONGEST_LOCK_S, FIRST_LOCK_S * 2 ** (times - 1)))
  }
  /** A device that has not failed lately is asked whatever others did to the name. */
  async function grantKnown(name: string, pair: string): Promise<Granted | Wait> {
    const { nth, waitMs } = await take(tries, pair)
    if (waitMs) return waitOf('account', waitMs)
    const ofName = nth > 1 ? await names.get(name) : null
    if (!ofName || ofName.consumedPoints < PER_NAME) return { nth, giveBack: async () => undefined }
    await tries.reward(pair, 1)
    return waitOf('account', ofName.msBeforeNext)
  }
  /** What was taken on the way to a refusal is given back. The gate comes first: behind it nothing is counted, so nothing fills the memory. */
  async function grant(name: string, pair: string, ip: string): Promise<Granted | Wait> {
    const passage = await gate.pass(ip)
    if (passage.waitMs) return waitOf('address', passage.waitMs)
    const { nth, waitMs } = await take(tries, pair)
    if (waitMs) return passage.giveBack().then(() => waitOf('account', waitMs))
    const ofName = await take(names, name)
    if (ofName.waitMs) {
      await Promise.all([passage.giveBack(), tries.reward(pair, 1), names.reward(name, 1)])
      return waitOf('account', ofName.waitMs)
    }
    return { nth, giveBack: () => Promise.all([passage.giveBack(), names.reward(name, 1)]) }
  }
  return {
    async attempt({ username, ip, known }, check) {
      const name = nameOf(username)
      const device = await known()
      const place = device ? `known ${device}` : ip
      return runSerially(`${name}|${place}`, async () => {
        const pair = await pairOf(name, place)
        const granted = await (device ? grantKnown(name, pair) : grant(name, pair, ip))
        if ('seconds' in granted) return granted
        const verdict = await check()
        if (verdict) {
          const cleared = verdict === 'half' ? [tries.reward(pair, 1)] : [tries.delete(pair), locks.delete(pair)]
          await Promise.all([...cleared, granted.giveBack()])
          return verdict
        }
        if (device) await Promise.all([names.penalty(name, 1), gate.note(ip)])
        if (granted.nth === TRIES) await lock(pair)
        return verdict
      })
    },
    async forgive(username) {
      const name = nameOf(username)
      await Promise.all([ages.set(name, randomInt(1, 2 ** 40), 25 * HOUR_S), names.delete(name)])
    },
    close,
  }
}
