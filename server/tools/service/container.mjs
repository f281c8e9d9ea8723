// A machine of its own with systemd as its first process: this system's files, with what is changed kept apart, in a container of systemd-nspawn.
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isOnPath, startProgram, systemOutput } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { memoryFolder } from '../testing/memoryFolder.mjs'

const NEEDED = ['systemd-nspawn', 'nsenter']
const BOOT_MS = 30_000
const PAUSE_MS = 200
/** Services of this system are not started: of those in /etc none is left, and what a distribution brings needs no more than seconds. */
const BOOT = `set -e
mount -t overlay overlay -o "lowerdir=/,upperdir=$FOLDER/up,workdir=$FOLDER/work" "$FOLDER/root"
if [ ! -e "$FOLDER/up/opt/node" ]; then
  rm -rf "$FOLDER/root/etc/systemd/system"
  mkdir -p "$FOLDER/root/etc/systemd/system" "$FOLDER/root/opt"
  touch "$FOLDER/root/opt/node"
fi
exec systemd-nspawn --quiet --directory="$FOLDER/root" --boot --register=no --keep-unit --console=pipe --link-journal=no --resolv-conf=off --timezone=off \\
  --bind-ro="$PROJECT:/opt/millwright" --bind-ro="$NODE:/opt/node" systemd.unit=multi-user.target`

/** Why there is none on this machine; undefined where there is one. */
export function lackingForContainer() {
  if (process.platform === 'linux' && process.getuid?.() === 0 && NEEDED.every((name) => isOnPath(name, process.env))) return undefined
  return 'skipped: no systemd. As root on Linux: apt-get install systemd systemd-container'
}

const childOf = (pid) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0])
const sleep = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

/** Its files last until it is removed, over any number of boots and hard ends. */
export function createContainer() {
  const folder = mkdtempSync(join(memoryFolder(), 'millwright-service-'))
  for (const name of ['up', 'work', 'root']) mkdirSync(join(folder, name))
  let machine
  const exec = (program, ...args) => {
    const first = childOf(machine.pid)
    const entered = ['--target', String(first), '--mount', '--uts', '--ipc', '--pid', '--cgroup', '--root', '--wd', 'env', '-i']
    return systemOutput('nsenter', [...entered, 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'LANG=C.UTF-8', program, ...args], '/')
  }
  return {
    /** Runs a program in it. Out: what it printed. Throws where that ends with an error. */
    inside: exec,
    async boot() {
      const env = { ...process.env, FOLDER: folder, PROJECT: root, NODE: process.execPath }
      machine = startProgram('unshare', ['--mount', 'sh', '-c', BOOT], { env, stdio: 'ignore' })
      for (const end = Date.now() + BOOT_MS; ; await sleep()) {
        if (machine.exitCode !== null || Date.now() > end) throw new Error('the container did not boot')
        try {
          if (exec('systemctl', 'is-active', 'multi-user.target').trim() === 'active') return
        } catch {
          // Not so far yet.
        }
      }
    },
    /** Ends it hard, with all that runs in it. */
    async kill() {
      process.kill(childOf(machine.pid), 'SIGKILL')
      if (machine.exitCode === null) await once(machine, 'exit')
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
