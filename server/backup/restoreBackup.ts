import { readFileSync } from 'node:fs'
import { copyFile, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openStorage } from '../files/index.ts'
import { commitRename, flush, remove, writeAtomic } from '../platform/disk/durable.ts'
import { privateFolder } from '../platform/disk/privateFiles.ts'
import { openWorkFolder } from '../platform/disk/workFolder.ts'
import type { Config } from '../platform/settings/config.ts'
import { filePathOf, isFileUrl } from '../platform/settings/locations.ts'
import { AUTHORITY_FILE } from '../platform/settings/tlsSettings.ts'
import { checkAudit, describeBreach } from '../store/audit/checkAudit.ts'
import { shippedSteps } from '../store/engine/steps.ts'
import { auditKeys, migrate, recogniseBase, StrangeBase } from '../store/index.ts'
import { unpack } from './archive.ts'
import { fillPostgres } from './baseCopy.ts'
import { checkBase } from './checkBase.ts'
import { layOut, type Opening } from './continuous/layOut.ts'
import { dropParts } from './foreignParts.ts'
import { BASE, contentIn, type Manifest, refuseUnknown, SECRET } from './manifest.ts'
import { emptyPostgres } from './postgresRows.ts'
import { removeStaleWork } from './retention.ts'

/** Where a restore would write over something. */
export class OccupiedPlace extends Error {}

/** What lies in a folder before anybody has worked there: the secret that reading the settings makes, and whatever a disk brings along. */
const NOTHING = new Set(['lost+found', SECRET, 'backups'])

/** Refuses a place that holds anything: a restore never writes over what is there. */
export async function refuseOccupied({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const found = await readdir(dataDir).catch(() => [])
  const existing = found.find((name) => !NOTHING.has(name))
  if (existing) throw new OccupiedPlace(`${dataDir} is not empty: it holds ${existing}. Let DATA_DIR name an empty or absent folder`)
  const total = shippedSteps(isFileUrl(databaseUrl) ? 'sqlite' : 'postgres').length
  const missing = await recogniseBase(databaseUrl).catch((error: unknown) => {
    if (error instanceof StrangeBase) throw new OccupiedPlace(error.message)
    throw error
  })
  if (missing < total) throw new OccupiedPlace('The base that DATABASE_URL names is not empty. Let it name an empty or absent one')
}

type Undo = (() => Promise<void>)[]

/** Each content under its old key, in whatever storage the settings name. */
async function placeContents(config: Config, folder: string, { parts }: Manifest, undo: Undo): Promise<void> {
  for (const { path } of parts) {
    const content = contentIn(path)
    if (!content) continue
    const storage = openStorage(config, content.kind)
    undo.push(() => storage.remove(content.key))
    await storage.saveAs(content.key, join(folder, path))
  }
}

/** Brings a file to its place, by way of a name beside it where it comes from another disk. */
async function placeFile(from: string, to: string): Promise<void> {
  privateFolder(dirname(to))
  await flush(from)
  const partFile = `${to}.part`
  await commitRename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    await copyFile(from, partFile)
    await flush(partFile)
    await commitRename(partFile, to)
  })
}

/** Puts the rows where the settings say. Out: what takes them away again. */
async function placeBase({ databaseUrl: url }: Config, file: string): Promise<() => Promise<void>> {
  if (!isFileUrl(url)) {
    await fillPostgres(url, file).catch(async (error: unknown) => {
      await emptyPostgres(url)
      throw error
    })
    return () => emptyPostgres(url)
  }
  const to = filePathOf(url)
  // Named before it is there, so that a half-made one goes too.
  const away = async () => {
    for (const end of ['', '-wal', '-shm', '.lock', '.part']) await remove(to + end)
  }
  try {
    await placeFile(file, to)
  } catch (error) {
    await away()
    throw error
  }
  return away
}

/** Before the rows: a base that nobody's second factor fits any more must not be what a hard end leaves behind. */
async function placeSecret({ dataDir, hasOwnSecret }: Config, folder: string, { secret }: Manifest): Promise<void> {
  if (secret === 'archive' && !hasOwnSecret) await writeAtomic(join(dataDir, SECRET), readFileSync(join(folder, SECRET)))
}

/** The authority that phones trust; the certificate of the machine that is restored to is made by it at the next start. */
async function placeAuthority({ dataDir }: Config, folder: string, { parts }: Manifest, undo: Undo): Promise<void> {
  if (!parts.some(({ path }) => path === AUTHORITY_FILE)) return
  const to = join(dataDir, AUTHORITY_FILE)
  undo.push(() => remove(dirname(to)))
  await placeFile(join(folder, AUTHORITY_FILE), to)
}

/** Lays out what an archive, or a folder that is added to continuously, holds, in an empty folder, and holds all of it to its checksums. */
async function laidOut(from: string, folder: string, opening: Opening): Promise<Manifest> {
  const isFolder = await stat(from).then(
    (found) => found.isDirectory(),
    () => false,
  )
  return isFolder ? layOut(from, folder, opening) : unpack(from, folder, opening.passphrase)
}

export interface Restored {
  readonly manifest: Manifest
  /** What somebody still has to do. */
  readonly advice: readonly string[]
  /** What is wrong with the archive, although it can be restored. */
  readonly doubts: readonly string[]
}

/**
 * Brings an archive into an empty place: everything is checked before anything is written, and what fails half-way is taken back. Archives of
 * either base go into either base; one of an older version is brought up to date.
 */
export async function restoreBackup(config: Config, from: string, opening: Opening = {}): Promise<Restored> {
  removeStaleWork(config)
  await refuseOccupied(config)
  privateFolder(config.dataDir)
  const { path: folder, close } = openWorkFolder(config.dataDir, 'restoring')
  const undo: Undo = []
  try {
    const manifest = await laidOut(from, folder, opening)
    refuseUnknown(manifest, shippedSteps('sqlite').length)
    const file = join(folder, BASE)
    const foreign = dropParts(file)
    await migrate(`file:${file}`)
    const rewritten = await checkBase(`file:${file}`, config.utcOffset)
    const trail = await trailFault(config, folder, manifest)
    await placeContents(config, folder, manifest, undo)
    await placeSecret(config, folder, manifest)
    await placeAuthority(config, folder, manifest, undo)
    undo.push(await placeBase(config, file))
    if (!isFileUrl(config.databaseUrl)) await checkBase(config.databaseUrl, config.utcOffset)
    const doubts = [...trail, ...foreignAdvice(foreign)]
    return { manifest, advice: [...adviceOf(config, manifest), ...rewrittenAdvice(rewritten), ...doubts], doubts }
  } catch (error) {
    for (const back of undo.reverse()) await back().catch(() => undefined)
    throw error
  } finally {
    close()
  }
}

/** A log that somebody has changed is no reason to do without the rest; where the secret is not known, nothing can be said of it. */
async function trailFault(config: Config, folder: string, { secret }: Manifest): Promise<string[]> {
  const known =
    secret === 'archive' ? readFileSync(join(folder, SECRET), 'utf8').trim() : config.hasOwnSecret ? config.jwtSecret : undefined
  if (!known) return []
  const keys = auditKeys(known, config.audit.pastSecrets)
  const { broken, seals } = await checkAudit({ url: `file:${join(folder, BASE)}`, keys, dataDir: folder, file: null })
  // A base of a version that knew no seals gets them at its next start.
  return broken && seals ? [`The audit trail in it is not as it was written: ${describeBreach(broken)}`] : []
}

const foreignAdvice = (names: readonly string[]) =>
  names.length
    ? [`The base in it held what is no part of Millwright and was left out: ${names.join(', ')}. Find out who had access to it`]
    : []
const rewrittenAdvice = (entries: number) =>
  entries ? [`${entries} stock entries recorded a wrong balance, which was computed anew from the entries; no quantity was changed`] : []
function adviceOf({ hasOwnSecret }: Config, { secret, isBaseAlone }: Manifest): string[] {
  const advice = isBaseAlone ? ['The archive was made before an upgrade and holds no uploaded files: bring them from where they were'] : []
  if (secret === 'environment')
    advice.push('The archive does not hold the secret: set JWT_SECRET as it was, or people sign in again and set up two-factor log-in anew')
  else if (hasOwnSecret)
    advice.push('JWT_SECRET is set and was not taken from the archive: with another value than before, two-factor log-in is set up anew')
  return advice
}
