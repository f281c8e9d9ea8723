// The settings of the service: a file that the service, the tools and administrators read alike.
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { home } from '../../platform/home.mjs'
import { nodeIn } from '../../platform/programs.mjs'
import { settingsIn } from '../../start/envFile.mjs'

const OWNER_ONLY = 0o600
const GROUP_READS = 0o040
const OTHERS = 0o007
/** What a stop takes after READY_DRAIN: requests and jobs that are under way. */
const CLOSING_SECONDS = 20

/** @typedef {Record<string, string>} Settings */
/** @typedef {{ defaultDataDir: string, hasJournal: boolean }} Defaults */

const inProject = (/** @type {string} */ path) => resolve(home, path)
/**
 * Where the service keeps its data, as its settings say it.
 * @param {Settings} settings
 * @param {Defaults} defaults
 */
export const dataDirOf = (settings, { defaultDataDir }) => inProject(settings.DATA_DIR || defaultDataDir)

/** The secret of a base that ran without one in its settings: its logs are sealed with it. */
function secretOf(/** @type {string} */ dataDir) {
  const file = join(dataDir, 'jwt.secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : randomBytes(48).toString('base64url')
}
/**
 * The lines that the settings lack for a service in production.
 * @param {Settings} settings
 * @param {Defaults} defaults
 * @returns {string[]}
 */
export function missingLines(settings, defaults) {
  const dataDir = dataDirOf(settings, defaults)
  /** @type {Settings} */
  const wanted = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    ...(!defaults.hasJournal && { LOG_DIR: join(dataDir, 'logs') }),
  }
  const isProduction = (settings.NODE_ENV || 'production') === 'production'
  if (isProduction && !settings.JWT_SECRET) wanted.JWT_SECRET = secretOf(dataDir)
  return Object.entries(wanted).flatMap(([name, value]) => (settings[name] ? [] : [`${name}=${value}`]))
}

/**
 * The text of a file of settings with lines added. An empty setting is left out: the later of two lines would count, which readers do not see.
 * @param {string} text
 * @param {readonly string[]} lines
 */
export function withLines(text, lines) {
  if (!lines.length) return text
  const names = lines.map((line) => line.slice(0, line.indexOf('=')))
  const others = text.split(/\r\n|\r|\n/).filter((line) => !names.some((name) => new RegExp(`^\\s*${name}\\s*=`).test(line)))
  const before = others.join('\n').trimEnd()
  return `${before ? `${before}\n\n` : ''}# npm run service -- install\n${lines.join('\n')}\n`
}

/**
 * What the service manager needs to know of the settings.
 * @param {string} envFile
 * @param {string} text of it
 * @param {Defaults} defaults
 */
export function serviceSpec(envFile, text, defaults) {
  const settings = settingsIn(text, envFile)
  const dataDir = dataDirOf(settings, defaults)
  const ownNode = nodeIn(join(home, 'node'))
  const base = settings.DATABASE_URL?.startsWith('file:') ? dirname(inProject(settings.DATABASE_URL.slice('file:'.length))) : dataDir
  const logDir = settings.LOG_DIR ? inProject(settings.LOG_DIR) : null
  const named = [settings.BACKUP_DIR, settings.BACKUP_CONTINUOUS, settings.AUDIT_HEAD_FILE && dirname(settings.AUDIT_HEAD_FILE)]
  const folders = [dataDir, base, logDir, ...named.map((path) => path && inProject(path))].filter((path) => typeof path === 'string')
  return {
    // Of the first version, which goes on with the one that an upgrade has installed: others are removed some day.
    node: existsSync(ownNode) ? ownNode : process.execPath,
    main: join(home, 'dist', 'server', 'main.js'),
    root: home,
    envFile,
    dataDir,
    logDir,
    writable: [...new Set(folders)],
    endSeconds: (Number(settings.READY_DRAIN) || 0) + CLOSING_SECONDS,
    port: Number(settings.PORT || 4000),
    host: settings.HOST || '127.0.0.1',
  }
}

/**
 * Writes the settings, which the service's group may read and others not: it holds secrets. Out: puts back what was there.
 * @param {string} file
 * @param {string} text
 * @param {number | undefined} group its id; undefined where the system has none
 */
export function writeSettings(file, text, group) {
  const before = existsSync(file) ? { bytes: readFileSync(file), ...fileRights(file) } : undefined
  writeFileSync(file, text, { mode: OWNER_ONLY })
  if (group !== undefined) setRights(file, { gid: group, mode: (fileRights(file).mode & ~OTHERS) | GROUP_READS })
  return () => {
    if (!before) return rmSync(file, { force: true })
    writeFileSync(file, before.bytes)
    if (group !== undefined) setRights(file, before)
  }
}
/**
 * Takes the settings away from the service's group again.
 * @param {string} file
 * @param {number} group
 */
export function withdrawSettings(file, group) {
  if (existsSync(file) && fileRights(file).gid === group) setRights(file, { gid: 0, mode: fileRights(file).mode & ~GROUP_READS })
}
const fileRights = (/** @type {string} */ file) => {
  const { gid, mode } = statSync(file)
  return { gid, mode: mode & 0o7777 }
}
function setRights(/** @type {string} */ file, /** @type {{ gid: number, mode: number }} */ { gid, mode }) {
  chownSync(file, statSync(file).uid, gid)
  chmodSync(file, mode)
}
