// Millwright as a daemon of macOS: the property list of launchd, and the commands that install and drive it.
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemOutput, systemSucceeds } from '../../platform/programs.mjs'
import { escapeXml } from './xml.mjs'

const LABEL = 'millwright'
const PLIST = `/Library/LaunchDaemons/${LABEL}.plist`
const ACCOUNT = '_millwright'
/** Ids of system accounts that macOS leaves free. */
const FREE_IDS = { from: 350, to: 399 }

/** @typedef {import('./systemd.mjs').ServiceSpec} ServiceSpec */

const string = (/** @type {string} */ text) => `<string>${escapeXml(text)}</string>`

/**
 * The property list: an account of its own, a start after each failure, standard output beside the log files.
 * @param {ServiceSpec} spec
 */
export function launchdPlist({ node, main, root, envFile, logDir, dataDir, endSeconds }) {
  const output = join(logDir ?? dataDir, 'output.log')
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key>${string(LABEL)}
  <key>ProgramArguments</key>
  <array>
    ${[node, '--max-semi-space-size=8', main, '--env', envFile].map(string).join('\n    ')}
  </array>
  <key>WorkingDirectory</key>${string(root)}
  <key>UserName</key>${string(ACCOUNT)}
  <key>GroupName</key>${string(ACCOUNT)}
  <key>Umask</key><integer>63</integer>
  <key>RunAtLoad</key><true/>
  <key>KeepAlive</key><dict><key>SuccessfulExit</key><false/></dict>
  <key>ExitTimeOut</key><integer>${endSeconds}</integer>
  <key>StandardOutPath</key>${string(output)}
  <key>StandardErrorPath</key>${string(output)}
</dict>
</plist>
`
}

/**
 * The commands of dscl that make the account and its group.
 * @param {number} id
 * @returns {string[][]}
 */
export const accountCommands = (id) => {
  const [group, user] = [`/Groups/${ACCOUNT}`, `/Users/${ACCOUNT}`]
  return [
    [group],
    [group, 'PrimaryGroupID', String(id)],
    [user],
    [user, 'UniqueID', String(id)],
    [user, 'PrimaryGroupID', String(id)],
    [user, 'UserShell', '/usr/bin/false'],
    [user, 'NFSHomeDirectory', '/var/empty'],
    [user, 'RealName', 'Millwright service'],
  ].map((entry) => ['.', '-create', ...entry])
}
/**
 * The first id that no account has, out of what `dscl . -list /Users UniqueID` prints.
 * @param {string} list
 */
export function freeId(list) {
  const used = new Set([...list.matchAll(/\s(\d+)\s*$/gm)].map(([, id]) => Number(id)))
  for (let id = FREE_IDS.from; id <= FREE_IDS.to; id++) if (!used.has(id)) return id
  throw new Error(`all ids from ${FREE_IDS.from} to ${FREE_IDS.to} are used`)
}

const run = (/** @type {string} */ name, /** @type {readonly string[]} */ ...args) => systemOutput(name, args, '/')
const succeeds = (/** @type {string} */ name, /** @type {readonly string[]} */ ...args) => systemSucceeds(name, args, '/')

/** The service manager of macOS. */
export const launchd = {
  defaultDataDir: '/Library/Application Support/Millwright',
  hasJournal: false,
  isAvailable: () => true,
  isPrivileged: () => process.getuid?.() === 0,
  isInstalled: () => existsSync(PLIST),
  isActive: () => succeeds('launchctl', 'print', `system/${LABEL}`),
  ensureAccount() {
    if (!succeeds('id', '-u', ACCOUNT))
      for (const command of accountCommands(freeId(run('dscl', '.', '-list', '/Users', 'UniqueID')))) run('dscl', ...command)
    return { uid: Number(run('id', '-u', ACCOUNT)), gid: Number(run('id', '-g', ACCOUNT)) }
  },
  own: (/** @type {readonly string[]} */ folders) => void run('chown', '-R', '-h', `${ACCOUNT}:${ACCOUNT}`, ...folders),
  register: (/** @type {ServiceSpec} */ spec) => writeFileSync(PLIST, launchdPlist(spec), { mode: 0o644 }),
  unregister() {
    rmSync(PLIST, { force: true })
    for (const kind of ['Users', 'Groups']) succeeds('dscl', '.', '-delete', `/${kind}/${ACCOUNT}`)
  },
  start: () => void run('launchctl', 'bootstrap', 'system', PLIST),
  /** Sends SIGTERM, and waits for as long as the property list says. */
  stop: () => void run('launchctl', 'bootout', `system/${LABEL}`),
}
