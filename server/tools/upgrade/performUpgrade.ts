import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { emptyUndoPoint, makeUndoPoint, type UndoPoint } from '../../backup/index.ts'
import { commitRename, discard, remove, writeAtomic } from '../../platform/disk/durable.ts'
import { privateFolder } from '../../platform/disk/privateFiles.ts'
import { openWorkFolder, removeStaleWorkFolders, tryLockFile } from '../../platform/disk/workFolder.ts'
import { CURRENT, currentVersion, VERSIONS } from '../../platform/home.mjs'
import { type Config, environmentFor } from '../../platform/settings/config.ts'
import { Advice } from '../../start/command.mjs'
import { refuseTakenPort } from '../../start/port.mjs'
import { translate } from '../../start/terminal.mjs'
import { shippedSteps } from '../../store/engine/steps.ts'
import { BASE_IN_USE, lockDatabase, recogniseBase, StrangeBase } from '../../store/index.ts'
import { folderName, refuseOlder, shownVersion, type Version, versionIn } from './release.ts'
import { takeArchive } from './takeArchive.ts'
import { checkOut, findCommit, isAncestor, isCheckout, removeCheckout } from './takeCheckout.ts'
import { buildCheckout, type Program, runScript, startOnTrial } from './trial.ts'

/** Shows what is done. */
type Phase = <T>(title: string, work: () => Promise<T>) => Promise<T>

/** The installed service, as `server/tools/service/control.mjs` drives it. */
export interface Service {
  readonly dataDir: string
  status(): Promise<unknown>
  /** Out: whether it became ready in so many milliseconds. */
  start(ms: number): Promise<boolean>
  stop(): Promise<void>
}

export interface UpgradeOptions {
  /** The folder of the installation. */
  readonly home: string
  /** An archive, or the folder of an unpacked one. */
  readonly from?: string | undefined
  /** A branch, a tag or a commit of a checkout. */
  readonly to?: string | undefined
  /** How long the new version may take until it is ready. */
  readonly seconds: number
  readonly phase: Phase
  /** Stopped for the change, and started again whatever becomes of it. */
  readonly service?: Service | undefined
  readonly interrupted: AbortSignal
}

/** The one failure after which data are not as they were. */
export class NotRestored extends Advice {}

/** Throws while a server works on the database. Out: keeps others from it until it is called. */
function occupy({ databaseUrl: url }: Config, running: string): () => void {
  try {
    if (url.startsWith('file:')) return lockDatabase(url)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === BASE_IN_USE) throw new Advice(translate('upgrade.running'))
    throw error
  }
  // Several servers may share PostgreSQL: those of this folder are known.
  const packages = join(running, 'node_modules')
  if (!existsSync(packages)) return () => {}
  const release = tryLockFile(join(packages, '.in-use'))
  if (!release) throw new Advice(translate('upgrade.running'))
  return release
}

/** Throws where another user owns the data: what is written on trial could not be written by the server any more. */
function refuseOtherUser({ dataDir }: Config) {
  const user = process.getuid?.()
  if (user !== undefined && statSync(dataDir).uid !== user) throw new Advice(translate('upgrade.otherUser', { folder: dataDir }))
}

/** The service, where it works on these data now. */
async function runningService({ dataDir }: Config, { service }: UpgradeOptions): Promise<Service | undefined> {
  const isOurs = service && resolve(service.dataDir) === resolve(dataDir)
  return isOurs && (await service.status()) ? service : undefined
}
/** Stops the service for some work; where that fails, the service goes on as it was. */
async function whileStopped(service: Service | undefined, { phase, seconds }: UpgradeOptions, work: () => Promise<void>) {
  if (!service) return work()
  await phase(translate('upgrade.stopping'), () => service.stop())
  try {
    await work()
  } catch (error) {
    await service.start(seconds * 1000).catch(() => false)
    throw error
  }
}

/** How many steps this version would take; all of them where there is no database yet. */
async function missingSteps({ databaseUrl: url }: Config) {
  const all = shippedSteps(url.startsWith('file:') ? 'sqlite' : 'postgres').length
  const missing = await recogniseBase(url)
  return { missing, isEmpty: missing === all }
}
/** Whether another version has taken steps that this one does not know. */
const hasMigrated = (config: Config) =>
  missingSteps(config).then(
    () => false,
    (error) => {
      if (error instanceof StrangeBase && error.kind === 'newer') return true
      throw error
    },
  )

interface Taken {
  readonly folder: string
  readonly found: Version
  readonly isCheckout: boolean
}
async function fromArchive({ home, from = '' }: UpgradeOptions, running: Version): Promise<Taken> {
  const versions = join(home, VERSIONS)
  const work = openWorkFolder(versions, 'installing')
  try {
    const { version, commit, committedAt } = await takeArchive(resolve(from), work.path)
    const found = { version, commit, committedAt: new Date(committedAt) }
    refuseOlder(found, running)
    const folder = join(versions, folderName(found))
    await remove(folder)
    await commitRename(work.path, folder)
    // The account of a service reads it too.
    await chmod(folder, 0o755)
    return { folder, found, isCheckout: false }
  } finally {
    work.close()
  }
}
async function fromCheckout({ home, to }: UpgradeOptions, running: Version): Promise<Taken> {
  if (!isCheckout(home)) throw new Advice(translate('upgrade.noCheckout'))
  const found = findCommit(home, to)
  refuseOlder(found, running)
  if (running.commit && isAncestor(home, found.commit, running.commit))
    throw new Advice(translate('upgrade.older', { version: shownVersion(found), running: shownVersion(running) }))
  return { folder: checkOut(home, join(home, VERSIONS), found), found, isCheckout: true }
}
async function drop({ home }: UpgradeOptions, { folder, isCheckout: isOfGit }: Pick<Taken, 'folder' | 'isCheckout'>) {
  if (isOfGit) removeCheckout(home, folder)
  await discard(folder)
}

/**
 * Makes a version the one that runs from now on. Out: makes it the one that was, which needs no room on the disk any more; the home itself is none below
 * versions/.
 */
async function setCurrent(home: string, version: string): Promise<() => Promise<void>> {
  const [current, previous] = [CURRENT, 'previous'].map((name) => join(home, VERSIONS, name)) as [string, string]
  const name = async (file: string, folder: string) => {
    await writeAtomic(file, `${basename(folder)}\n`)
    // The account of a service reads it too.
    await chmod(file, 0o644)
  }
  const before = currentVersion(home)
  if (before !== home) await name(previous, before)
  await name(current, version)
  return () => (before === home ? remove(current) : commitRename(previous, current))
}
/** Versions before the last one are of no use any more, nor is what they have printed. */
async function removeOld(options: UpgradeOptions, wanted: readonly string[]) {
  for (const one of readdirSync(join(options.home, VERSIONS), { withFileTypes: true })) {
    const folder = join(options.home, VERSIONS, one.name)
    if (!one.isDirectory() || one.name.startsWith('.') || wanted.includes(folder)) continue
    await drop(options, { folder, isCheckout: isCheckout(folder) })
    await discard(`${folder}.log`)
  }
}

/** The new version as the service, where that was running, else on trial. Throws an Advice that says why it is not ready. */
async function startNext(next: Program, options: UpgradeOptions) {
  const { service, seconds } = options
  if (!service) return startOnTrial(next, options)
  // Its account writes what a trial of an administrator would leave unwritable.
  if (await service.start(seconds * 1000)) return
  await service.stop()
  throw new Advice(translate('upgrade.serviceTooSlow', { seconds }))
}

/** Starts the new version, and puts everything back where it does not become ready. */
async function changeOver(config: Config, options: UpgradeOptions, { next, undo }: { next: Program; undo: UndoPoint }) {
  const { home, phase } = options
  const before = currentVersion(home)
  const goBack = await setCurrent(home, next.version)
  try {
    await phase(translate('upgrade.starting'), () => startNext(next, options))
  } catch (error) {
    await goBack()
    if (await hasMigrated(config)) {
      const release = occupy(config, before)
      const restored = phase(translate('upgrade.restoring'), () => undo.restore()).finally(release)
      await restored.catch((cause: unknown) => {
        throw new NotRestored(translate('upgrade.notRestored', { archive: undo.path, reason: (cause as Error).message }))
      })
    }
    throw error
  }
  await removeOld(options, [next.version, before]).catch(() => undefined)
}

/**
 * Brings an installation to a newer version: beside the old one, tried on a copy of the database, with a backup, and back to the old one where it does
 * not become ready. Throws an Advice that says why it was not done; then everything is as it was. Out: the new version.
 */
export async function performUpgrade(config: Config, options: UpgradeOptions): Promise<Version> {
  const { home, from } = options
  const phase: Phase = (title, work) => {
    if (options.interrupted.aborted) throw new Advice(translate('upgrade.interrupted'))
    return options.phase(title, work)
  }
  const versions = join(home, VERSIONS)
  const before = currentVersion(home)
  const service = await runningService(config, options)
  if (!service) {
    privateFolder(config.dataDir)
    refuseOtherUser(config)
    occupy(config, before)()
    await refuseTakenPort()
  }
  mkdirSync(versions, { recursive: true })
  removeStaleWorkFolders([versions])
  const running = versionIn(before)
  const taken = await phase(translate(from ? 'upgrade.unpacking' : 'upgrade.fetching'), () =>
    (from ? fromArchive : fromCheckout)(options, running),
  )
  const { folder, found } = taken
  // What is added to the installation's records elsewhere could not be taken back.
  const env = { ...environmentFor(config), AUDIT_HEAD_FILE: '', BACKUP_CONTINUOUS: '' }
  const next: Program = { version: folder, log: join(versions, `${basename(folder)}.log`), env }
  try {
    if (taken.isCheckout) await phase(translate('upgrade.building'), () => buildCheckout(next))
    const { isEmpty } = await missingSteps(config)
    if (!isEmpty) await phase(translate('upgrade.rehearsing'), () => runScript(next, 'dist/server/migrate.js', ['--dry-run']))
    await whileStopped(service, { ...options, phase }, async () => {
      const release = occupy(config, before)
      const undo = await (isEmpty ? emptyUndoPoint(config) : phase(translate('upgrade.backingUp'), () => makeUndoPoint(config))).finally(
        release,
      )
      await changeOver(config, { ...options, service }, { next, undo })
    })
    return found
  } catch (error) {
    await drop(options, taken)
    throw error
  }
}
