import { type Counters, take } from './counters.ts'

const HOUR_S = 3600
/** Failures in an hour that an address is granted at any speed: a whole shift behind one address mistypes now and then. */
const FREE = 40
/** Every so many further failures double the pause. */
const STEP = 10
const LONGEST_S = 30

const pauseAfter = (failures: number) => (failures <= FREE ? 0 : Math.min(LONGEST_S, 2 ** Math.floor((failures - FREE - 1) / STEP)))

export interface Passage {
  /** 0 for who may pass. */
  readonly waitMs: number
  giveBack(): Promise<unknown>
}

/**
 * Slows an address from which log-ins fail, and never shuts it: one try at a time, with a pause that grows to half a minute. A try that turns out
 * right gives back what it took and nothing else, so that right passwords do not buy faster guesses.
 */
export function addressGate({ make }: Pick<Counters, 'make'>) {
  const failures = make('login:address', Number.MAX_SAFE_INTEGER, HOUR_S)
  const attempts = make('login:turn', 1, LONGEST_S)
  return {
    async pass(address: string): Promise<Passage> {
      const { nth } = await take(failures, address)
      const pause = pauseAfter(nth)
      const { waitMs } = pause ? await take(attempts, address, pause) : { waitMs: 0 }
      const giveBack = () => Promise.all([failures.reward(address, 1), ...(pause && !waitMs ? [attempts.delete(address)] : [])])
      if (waitMs) await giveBack()
      return { waitMs, giveBack }
    },
    /** Counts a failure that did not have to pass. */
    note: (address: string) => failures.penalty(address, 1),
  }
}
