import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { discardSync } from '../platform/disk/durable.ts'
import type { Config } from '../platform/settings/config.ts'
import { filePathOf, isFileUrl } from '../platform/settings/locations.ts'
import { shippedSteps } from '../store/engine/steps.ts'
import { recogniseBase, StrangeBase } from '../store/index.ts'
import { archivesIn, BEFORE_UPGRADES } from './retention.ts'

/** Tells whoever waits for a start what it is doing. */
type Phase = <T>(title: string, work: () => Promise<T>) => Promise<T>

const RETAINED_ARCHIVES = 3
/** A copy of so much is made and brought up to date within minutes; what is larger is rehearsed by `npm run migrate -- --rehearse`. */
const REHEARSED_BYTES = 2 * 1024 ** 3

/** Throws a StrangeBase where the steps cannot be taken on a copy; the base itself is not touched then. */
async function rehearseSteps(url: string, phase: Phase): Promise<void> {
  const file = filePathOf(url)
  if (statSync(file).size >= REHEARSED_BYTES) return
  const { rehearseOnCopy } = await import('./rehearsal.ts')
  await phase('Rehearsing the upgrade on a copy', () => rehearseOnCopy(url, dirname(file))).catch((cause: Error) => {
    const message = `The base is not brought up to date: its steps cannot be taken on a copy of it (${cause.message}). Start the version before, and report this`
    throw Object.assign(new StrangeBase('steps', file, message), { cause })
  })
}

/**
 * Makes an archive of a SQLite base before steps change it, and takes them on a copy first: whoever has to go back restores it with the version that it was made for. Uploaded
 * contents are left where they are, since no step touches them. Out: where it is; undefined where there is nothing to lose. Throws a StrangeBase
 * where none can be made: then no step is taken either. On PostgreSQL, steps are one transaction and backups the business of its server.
 */
export async function backUpBeforeSteps(config: Config, phase: Phase): Promise<string | undefined> {
  const { databaseUrl: url } = config
  if (!isFileUrl(url)) return undefined
  const missing = await recogniseBase(url)
  if (!missing || missing === shippedSteps('sqlite').length) return undefined
  const folder = join(config.backup.folder, BEFORE_UPGRADES)
  try {
    // Packing is of no use to a start without steps.
    const { makeBackup } = await import('./makeBackup.ts')
    const { passphrase } = config.backup
    const { path } = await phase('Backing up the base', () => makeBackup(config, { folder, passphrase, isDatabaseOnly: true }))
    for (const old of archivesIn(folder).slice(RETAINED_ARCHIVES)) discardSync(old.path)
    await rehearseSteps(url, phase)
    return path
  } catch (cause) {
    if (cause instanceof StrangeBase) throw cause
    const message = `The base is not brought up to date: the backup before it could not be made in ${folder} (${(cause as Error).message}). Make room there, or let BACKUP_DIR name another folder`
    throw Object.assign(new StrangeBase('unsaved', folder, message), { cause })
  }
}
