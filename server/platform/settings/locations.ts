import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, resolve, win32 } from 'node:path'
import { home } from '../home.mjs'

type Env = Readonly<Record<string, string | undefined>>

/** A path of the settings: relative to the installation, whichever folder a service or a shell stands in. */
export const inProject = (path: string): string => resolve(home, path)
const FILE = 'file:'
/** Whether a database address names a SQLite file. */
export const isFileUrl = (url: string): boolean => url.startsWith(FILE)
/** The path in the address of a SQLite file. */
export const filePathOf = (url: string): string => url.slice(FILE.length)
/** The address of a base; the path of a file in it relative to the project. */
export const baseInProject = (url: string): string => (isFileUrl(url) ? `${FILE}${inProject(filePathOf(url))}` : url)

/** Why a folder is no place for a base, as a sentence of locales/start.json. */
export interface PlaceFault {
  readonly why: 'share' | 'synced' | 'tooLong' | 'readOnly'
  readonly params: Readonly<Record<string, string | number>>
}
/** How far Windows leads SQLite into a folder: below it lie folders of work in progress, with a base and its journal. */
const LONGEST = 180
const SYNCED = /^(OneDrive|Dropbox|iCloudDrive|iCloud Drive|Google Drive|Nutstore|坚果云|百度网盘同步空间)(?: - .+| \(.+\))?$/i

/** The part of a path that is there already. */
function existing(path: string): string {
  for (let at = path; ; at = dirname(at)) if (existsSync(at) || at === dirname(at)) return at
}
/** Where a path of Windows leads: a drive that stands for a share is resolved to the share. */
function realPath(path: string): string {
  try {
    return realpathSync.native(existing(path))
  } catch {
    return path
  }
}
/** Where a setting leads on the system that asks; tests ask for another one. */
export interface PlatformOptions {
  readonly platform?: NodeJS.Platform
  readonly real?: (path: string) => string
}

/** What stands against a folder before anything is written there: it lies on another machine, is synchronised, or too deep. */
export function placeFault(folder: string, { platform = process.platform, real = realPath }: PlatformOptions = {}): PlaceFault | undefined {
  const isWindows = platform === 'win32'
  const path = isWindows ? win32.normalize(folder) : folder
  if (isWindows && [path, real(path)].some((one) => one.startsWith('\\\\') && !/^\\\\[?.]\\[A-Za-z]:/.test(one)))
    return { why: 'share', params: { folder } }
  const service = path.split(isWindows ? win32.sep : '/').find((name) => SYNCED.test(name))
  if (service) return { why: 'synced', params: { folder, service: SYNCED.exec(service)?.[1] ?? service } }
  if (isWindows && path.length > LONGEST) return { why: 'tooLong', params: { folder, length: path.length, most: LONGEST } }
  return undefined
}

/** Why a folder cannot be written, or made where it is not there yet. Looking changes nothing. */
function writeFault(folder: string): PlaceFault | undefined {
  const fault = (code = ''): PlaceFault => ({ why: 'readOnly', params: { folder, code } })
  try {
    const at = existing(folder)
    accessSync(at, constants.W_OK)
    return statSync(at).isDirectory() ? undefined : fault('ENOTDIR')
  } catch (error) {
    return fault((error as NodeJS.ErrnoException).code)
  }
}
/** What stands against the folders that an environment names, before its settings are read. */
export function faultOfPlaces({ DATA_DIR, DATABASE_URL: url }: Env): PlaceFault | undefined {
  const folder = inProject(DATA_DIR?.trim() || './data')
  const isShared = url && !isFileUrl(url)
  const base = url && isFileUrl(url) ? dirname(inProject(filePathOf(url))) : folder
  // Files on a share serve several machines; it is the base of SQLite that must not lie there.
  return (isShared ? undefined : placeFault(base)) ?? writeFault(folder)
}
