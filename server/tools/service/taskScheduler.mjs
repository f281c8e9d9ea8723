// Millwright as a task of Windows' scheduler: its XML, and the commands that install and drive it. A program of Node is no service of the service
// control manager, which would need a foreign host program.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, win32 } from 'node:path'
import { systemOutput, systemSucceeds } from '../../platform/programs.mjs'
import { escapeXml } from './xml.mjs'

const NAME = 'Millwright'
/** LOCAL SERVICE, administrators, the system: by their ids, for names differ by language. */
const LOCAL_SERVICE = 'S-1-5-19'
const [ADMINISTRATORS, SYSTEM] = ['S-1-5-32-544', 'S-1-5-18']
const LOOPBACK = /^(127\.|localhost$|::1$)/

/** @typedef {import('./systemd.mjs').ServiceSpec} ServiceSpec */

/**
 * Arguments of cmd.exe that run the server; its output goes to a file beside the log files.
 * @param {Pick<ServiceSpec, 'node' | 'main' | 'envFile' | 'logDir' | 'dataDir'>} spec
 */
export function commandLine({ node, main, envFile, logDir, dataDir }) {
  const output = win32.join(logDir ?? dataDir, 'output.log')
  return `/d /s /c "${[`"${node}"`, '--max-semi-space-size=8', `"${main}"`, '--env', `"${envFile}"`, '>>', `"${output}"`, '2>&1'].join(' ')}"`
}
/**
 * The task. The scheduler takes a program that ends with an error for one that has ended well: what starts it after a failure is the trigger, which
 * asks every minute and is ignored while it runs.
 * @param {ServiceSpec} spec
 */
export function taskXml(spec) {
  return `<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <RegistrationInfo><Description>Millwright, the operations console</Description></RegistrationInfo>
  <Triggers>
    <BootTrigger>
      <Repetition><Interval>PT1M</Interval></Repetition>
      <Delay>PT30S</Delay>
    </BootTrigger>
  </Triggers>
  <Principals>
    <Principal id="Author"><UserId>${LOCAL_SERVICE}</UserId><RunLevel>LeastPrivilege</RunLevel></Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>
    <Priority>5</Priority>
    <RestartOnFailure><Interval>PT1M</Interval><Count>999</Count></RestartOnFailure>
  </Settings>
  <Actions Context="Author">
    <Exec>
      <Command>%SystemRoot%\\System32\\cmd.exe</Command>
      <Arguments>${escapeXml(commandLine(spec))}</Arguments>
      <WorkingDirectory>${escapeXml(spec.root)}</WorkingDirectory>
    </Exec>
  </Actions>
</Task>
`
}

const all = (/** @type {string} */ id, /** @type {string} */ rights) => `*${id}:(OI)(CI)${rights}`
/**
 * Arguments of icacls: a folder for the service and administrators alone.
 * @param {string} folder
 */
export const folderRights = (folder) => [
  ...[folder, '/inheritance:r', '/q', '/grant:r'],
  ...[all(LOCAL_SERVICE, 'M'), all(ADMINISTRATORS, 'F'), all(SYSTEM, 'F')],
]
/**
 * Arguments of icacls: a file with secrets, which the service reads and administrators change.
 * @param {string} file
 */
export const secretRights = (file) => [
  ...[file, '/inheritance:r', '/q', '/grant:r'],
  ...[`*${LOCAL_SERVICE}:R`, `*${ADMINISTRATORS}:F`, `*${SYSTEM}:F`],
]
/**
 * Arguments of netsh: lets others on the network reach the port; undefined where the server listens to this machine alone.
 * @param {{ host: string, port: number }} spec
 */
export const firewallRule = ({ host, port }) =>
  LOOPBACK.test(host)
    ? undefined
    : ['advfirewall', 'firewall', 'add', 'rule', `name=${NAME}`, 'dir=in', 'action=allow', 'protocol=TCP', `localport=${port}`]

const cwd = process.env.SystemRoot ?? 'C:\\'
const run = (/** @type {string} */ name, /** @type {readonly string[]} */ ...args) => systemOutput(name, args, cwd)
const succeeds = (/** @type {string} */ name, /** @type {readonly string[]} */ ...args) => systemSucceeds(name, args, cwd)
const task = (/** @type {string} */ verb, /** @type {readonly string[]} */ ...args) => run('schtasks', verb, '/TN', NAME, ...args)
const removeFirewallRule = () => succeeds('netsh', 'advfirewall', 'firewall', 'delete', 'rule', `name=${NAME}`)

/** The service manager of Windows. */
export const taskScheduler = {
  defaultDataDir: win32.join(process.env.ProgramData ?? 'C:\\ProgramData', NAME),
  hasJournal: false,
  isAvailable: () => true,
  isPrivileged: () => succeeds('net', 'session'),
  isInstalled: () => succeeds('schtasks', '/Query', '/TN', NAME),
  own(/** @type {readonly string[]} */ folders) {
    for (const folder of folders) run('icacls', ...folderRights(folder))
  },
  /** Folders that others use too. */
  share(/** @type {readonly string[]} */ folders) {
    for (const folder of folders) run('icacls', folder, '/q', '/grant', all(LOCAL_SERVICE, 'M'))
  },
  register(/** @type {ServiceSpec & { host: string }} */ spec) {
    run('icacls', spec.root, '/q', '/grant', all(LOCAL_SERVICE, 'RX'))
    run('icacls', ...secretRights(spec.envFile))
    const folder = mkdtempSync(join(tmpdir(), 'millwright-'))
    try {
      const file = join(folder, 'task.xml')
      writeFileSync(file, `\uFEFF${taskXml(spec)}`, 'utf16le')
      task('/Create', '/XML', file, '/F')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    const rule = firewallRule(spec)
    if (rule) {
      removeFirewallRule()
      run('netsh', ...rule)
    }
  },
  unregister(/** @type {{ root: string }} */ { root }) {
    succeeds('schtasks', '/Delete', '/TN', NAME, '/F')
    removeFirewallRule()
    succeeds('icacls', root, '/q', '/remove:g', `*${LOCAL_SERVICE}`)
  },
  start() {
    task('/Change', '/ENABLE')
    task('/Run')
  },
  /** Keeps the trigger from starting it again. The process itself ends by the control channel, or hard. */
  disable: () => void task('/Change', '/DISABLE'),
  stop: () => void succeeds('schtasks', '/End', '/TN', NAME),
}
