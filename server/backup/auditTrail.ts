import type { Logger } from 'pino'
import { openBrokenCheck } from '../domain/audit/index.ts'
import { type Store, systemActor } from '../kernel/index.ts'
import type { Config } from '../platform/settings/config.ts'
import { auditKeys, type Head, HeadFiles, type TrailOptions } from '../store/index.ts'

interface Surroundings {
  readonly logger: Pick<Logger, 'info' | 'error'>
  readonly now?: (() => Date) | undefined
  /** The store that the trail belongs to; asked for once it is open. */
  readonly store: () => Store
}

/** How the logs are sealed: with a key from the secret, and with their ends recorded beside the base and in the log stream. */
export function trailOf(
  { dataDir, jwtSecret, audit: { pastSecrets, headFile: file } }: Config,
  { logger, now = () => new Date(), store }: Surroundings,
): TrailOptions {
  const log = (heads: readonly Head[]) => logger.info({ heads }, 'ends of the audit trail')
  const onUnwritable = (err: unknown) => logger.error({ err }, 'ends of the audit trail not recorded')
  return {
    keys: auditKeys(jwtSecret, pastSecrets),
    heads: new HeadFiles({ dataDir, file }, { log, now, onTrouble: onUnwritable }),
    onTrouble: (err: unknown) => logger.error({ err }, 'audit trail not sealed'),
    // What the trail finds broken is a check that stays so until it is signed off.
    onBroken(faults) {
      logger.error({ faults: faults.slice(0, 20) }, 'audit trail is broken')
      store()
        .write(systemActor(0), (uow) => openBrokenCheck(uow, faults))
        .catch((err: unknown) => logger.error({ err }, 'broken audit trail not recorded in the database'))
    },
  }
}
