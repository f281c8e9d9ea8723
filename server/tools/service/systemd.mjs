// Millwright as a service of systemd: the unit, and the commands that install and drive it.
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { systemOutput, systemSucceeds } from '../../platform/programs.mjs'

const NAME = 'millwright'
const UNIT = `/etc/systemd/system/${NAME}.service`
/** Of the account that install creates; another one of this name is not removed. */
const ACCOUNT = 'Millwright service'
/** Smaller than an office machine's 2 GB, as in docker-compose.yml. */
const MEMORY = '1536M'
const LOWEST_FREE_PORT = 1024

/** @typedef {{ node: string, main: string, root: string, envFile: string, dataDir: string, writable: readonly string[], logDir: string | null, endSeconds: number, port: number }} ServiceSpec */

/** A percent sign begins a specifier of systemd. */
const literal = (/** @type {string} */ path) => path.replaceAll('%', '%%')
const quoted = (/** @type {string} */ path) => `"${literal(path).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
/** In a command, a dollar sign begins a variable as well. */
const argument = (/** @type {string} */ text) => quoted(text).replaceAll('$', '$$$$')

/**
 * The unit: an account of its own, everything but its folders read-only, no way to more rights, and a start after each failure.
 * @param {ServiceSpec} spec
 */
export function systemdUnit({ node, main, root, envFile, writable, endSeconds, port }) {
  const capability = port > 0 && port < LOWEST_FREE_PORT ? 'CAP_NET_BIND_SERVICE' : ''
  return `[Unit]
Description=Millwright, the operations console
Wants=network-online.target
After=network-online.target postgresql.service redis-server.service redis.service
StartLimitIntervalSec=0

[Service]
Type=exec
ExecStart=${argument(node)} --max-semi-space-size=8 ${argument(main)} --env ${argument(envFile)}
WorkingDirectory=${literal(root)}
User=${NAME}
Group=${NAME}
UMask=0077
Restart=on-failure
RestartSec=2
KillMode=mixed
TimeoutStopSec=${endSeconds}
MemoryMax=${MEMORY}
ProtectSystem=strict
ReadWritePaths=${writable.map(quoted).join(' ')}
ProtectHome=read-only
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
NoNewPrivileges=yes
CapabilityBoundingSet=${capability}
AmbientCapabilities=${capability}
LockPersonality=yes
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native

[Install]
WantedBy=multi-user.target
`
}

const run = (/** @type {string} */ name, /** @type {readonly string[]} */ ...args) => systemOutput(name, args, '/')
const succeeds = (/** @type {string} */ name, /** @type {readonly string[]} */ ...args) => systemSucceeds(name, args, '/')
const systemctl = (/** @type {readonly string[]} */ ...args) => run('systemctl', ...args)
const accountExists = () => succeeds('getent', 'passwd', NAME)

/** The service manager of Linux. */
export const systemd = {
  defaultDataDir: '/var/lib/millwright',
  /** journald takes standard output, with rotation of its own. */
  hasJournal: true,
  isAvailable: () => existsSync('/run/systemd/system'),
  isPrivileged: () => process.getuid?.() === 0,
  isInstalled: () => existsSync(UNIT),
  isActive: () => succeeds('systemctl', '--quiet', 'is-active', NAME),
  /** The account, which is made if there is none. */
  ensureAccount() {
    if (!accountExists())
      run(
        'useradd',
        '--system',
        '--user-group',
        '--no-create-home',
        '--home-dir',
        '/nonexistent',
        '--shell',
        '/usr/sbin/nologin',
        '--comment',
        ACCOUNT,
        NAME,
      )
    return { uid: Number(run('id', '-u', NAME)), gid: Number(run('id', '-g', NAME)) }
  },
  /** Gives folders to the account, with all that is in them: whoever ran the server before may have been another user. */
  own: (/** @type {readonly string[]} */ folders) =>
    void run('chown', '--recursive', '--no-dereference', `${NAME}:${NAME}`, '--', ...folders),
  register(/** @type {ServiceSpec} */ spec) {
    writeFileSync(UNIT, systemdUnit(spec), { mode: 0o644 })
    systemctl('daemon-reload')
    systemctl('--quiet', 'enable', NAME)
  },
  unregister() {
    succeeds('systemctl', '--quiet', 'disable', NAME)
    rmSync(UNIT, { force: true })
    systemctl('daemon-reload')
    succeeds('systemctl', '--quiet', 'reset-failed', NAME)
    if (accountExists() && run('getent', 'passwd', NAME).includes(`:${ACCOUNT}:`)) run('userdel', NAME)
  },
  start: () => void systemctl('start', NAME),
  stop: () => void systemctl('stop', NAME),
  journal: (/** @type {{ lines: number, follow: boolean }} */ { lines, follow }) => ({
    name: 'journalctl',
    args: ['--unit', NAME, '--lines', String(lines), '--no-pager', '--output', 'cat', ...(follow ? ['--follow'] : [])],
  }),
}
