// podman with a store of its own, so that nothing of it lies among the images of this machine; `podman --root` there shows what is in it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOnPath, startProgram } from '../../platform/programs.mjs'

/** Kept from one run to the next: base images take minutes to make. */
export const store = '/var/tmp/millwright-containers'
const NEEDED = ['podman', 'runc', 'debootstrap']
/** crun, podman's usual runtime, refuses a machine that has both versions of cgroups. */
const ENGINE = [
  ...['--root', join(store, 'images'), '--runroot', join(store, 'running'), '--network-config-dir', join(store, 'networks')],
  ...['--runtime', 'runc', '--cgroup-manager', 'cgroupfs', '--events-backend', 'file'],
]

/** Why there are no containers on this machine; undefined where there are. */
export function lackingForContainers() {
  if (
    process.platform === 'linux' &&
    process.arch === 'x64' &&
    process.getuid?.() === 0 &&
    NEEDED.every((name) => isOnPath(name, process.env))
  )
    return undefined
  return 'skipped: no container engine. As root on Linux (x64): apt-get install podman runc buildah debootstrap'
}

/** Runs a program to its end. Out: what it printed, on both of its streams and on the first alone. Throws with all of it where it fails. */
const ended = (program, args) =>
  new Promise((resolve, reject) => {
    const child = startProgram(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let [out, all] = ['', '']
    child.stdout.on('data', (text) => {
      out += text
      all += text
    })
    child.stderr.on('data', (text) => (all += text))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve({ out: out.trim(), all }) : reject(new Error(`${program} ${args.join(' ')} ended with ${code}:\n${all}`)),
    )
  })
export const outputOf = async (program, args) => (await ended(program, args)).out
/** Out: what it printed; what it warns of is left out. */
export const podman = (...args) => outputOf('podman', [...ENGINE, ...args])
/** What both streams of a container said. */
export const logOf = async (container) => (await ended('podman', [...ENGINE, 'logs', container])).all
/** Whether it ends well. */
export const podmanSucceeds = (...args) =>
  podman(...args).then(
    () => true,
    () => false,
  )

/** What this process may open is the most that it can give away: podman asks for a million unless told. */
export function limits() {
  const [, files = '1024'] = /^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return ['--ulimit', `nofile=${files}:${files}`, '--ulimit', 'nproc=4096:4096']
}
