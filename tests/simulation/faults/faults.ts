import { UserSession } from '../actors/userSession.ts'
import { weighted } from '../actors/weighted.ts'
import type { Database } from '../run/limits.ts'
import type { World } from '../run/world.ts'
import { CHANGES } from './changes.ts'
import { restoreBackup, takeBackup } from './restored.ts'
import { TOGETHER } from './together.ts'

/** Something that goes wrong, or changes under everybody's hands. */
export interface Fault {
  readonly name: string
  readonly weight: number
  /** Where alone it can happen. */
  readonly on?: Database
  readonly injectFault: (world: World) => Promise<void> | void
}
const MINUTE_MS = 60_000
/** So long keys are known at least. */
const ALMOST_A_DAY_MS = 23.9 * 60 * MINUTE_MS

/** The next write meets it. */
const mishap = (name: NonNullable<World['mishap']>, weight: number): Fault => ({
  name,
  weight,
  injectFault(world) {
    world.mishap = name
  },
})
/** Clocks are wrong by minutes more often than by hours. */
const jump = (name: string, sign: number): Fault => ({
  name,
  weight: 1,
  injectFault({ clock, dice }) {
    clock.jump(sign * (dice.chance(0.8) ? 1 + dice.below(10) : 60 + dice.below(100)) * MINUTE_MS)
  },
})

export const FAULTS: readonly Fault[] = [
  mishap('answerLost', 4),
  mishap('repeated', 3),
  mishap('repeatedTogether', 3),
  mishap('dropped', 4),
  mishap('powerCut', 4),
  mishap('diskFull', 3),
  mishap('commitRefused', 3),
  {
    // A phone that comes back into the network after hours sends what it had sent already.
    name: 'repeatedLater',
    weight: 3,
    async injectFault(world) {
      const { keyed, clock } = world
      world.keyed = undefined
      if (keyed && clock.ms - keyed.at < ALMOST_A_DAY_MS) await new UserSession(world, keyed.person).resend(keyed)
    },
  },
  {
    name: 'processEnds',
    weight: 1,
    async injectFault(world) {
      await world.replaceProcess()
    },
  },
  {
    name: 'processKilled',
    weight: 1,
    injectFault: (world) => world.drop(),
  },
  {
    name: 'interruptedJobs',
    weight: 3,
    injectFault(world) {
      world.interruptsJobs = world.dice.chance(0.5) ? 'anywhere' : 'sending'
    },
  },
  {
    name: 'queueLost',
    weight: 1,
    injectFault: ({ queue }) => queue.clear(),
  },
  {
    name: 'queueDoubled',
    weight: 1,
    injectFault({ queue }) {
      queue.isDoubling = !queue.isDoubling
    },
  },
  {
    name: 'jobTwice',
    weight: 2,
    async injectFault(world) {
      const { queue, site, outer, clock } = world
      queue.resetSchedule()
      const working = { store: site.store, channels: outer.channels }
      for (const { job, fault } of await queue.tick(clock.ms, working, { twice: true })) world.refuseFault(`job ${job}, twice`, fault)
    },
  },
  jump('clockForward', 1),
  jump('clockBack', -1),
  { name: 'backupTaken', weight: 1, injectFault: takeBackup },
  { name: 'backupRestored', weight: 1, injectFault: restoreBackup },
  ...CHANGES,
  ...TOGETHER,
  {
    name: 'secondProcess',
    weight: 6,
    on: 'postgresql',
    async injectFault(world) {
      if (world.sites.length < 2) await world.joinSecond()
      else await world.leaveSecond({ isKilled: world.dice.chance(0.5) })
    },
  },
  { ...mishap('connectionLost', 6), on: 'postgresql' },
]
/** What can happen to an installation. */
export const faultsOn = (database: Database): readonly Fault[] => FAULTS.filter(({ on }) => on === undefined || on === database)

/** Brings about one fault, by the dice of the step. */
export async function injectFault(world: World): Promise<void> {
  const fault = weighted(faultsOn(world.installation.database), world.dice.below)
  world.log.note(fault.name)
  await fault.injectFault(world)
  // What the next write meets is counted when it is met.
  if (world.mishap !== fault.name && !world.interruptsJobs) world.count(fault.name)
}
