import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHROMIUM } from '../browser/chromium.ts'

const NAME = `mw${process.pid % 100_000}`
const [SERVER, PHONE] = [`${NAME}s`, `${NAME}p`]
const ip = (...words: string[]) => execFileSync('ip', words, { stdio: ['ignore', 'pipe', 'pipe'] })

const isThere = (program: string) => (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
function whyNot(): string {
  if (!isThere('ip') || !isThere('certutil')) return 'ip (iproute2) and certutil (libnss3-tools) are not there'
  try {
    ip('netns', 'add', NAME)
    ip('netns', 'del', NAME)
    return ''
  } catch {
    return 'this user may make no network namespaces'
  }
}
/** Why there can be none on this machine; '' where there can. */
export const noNetworks = whyNot()

/** A camera that shows a picture of its own, and a person who allows it. */
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** A network with a server in it, and a phone: namespaces with addresses of their own, joined by a cable. */
export function twoNetworks() {
  ip('netns', 'add', SERVER)
  ip('netns', 'add', PHONE)
  ip('link', 'add', `${NAME}a`, 'type', 'veth', 'peer', 'name', `${NAME}b`)
  for (const [space, end, address] of [
    [SERVER, `${NAME}a`, '10.77.0.10/24'],
    [PHONE, `${NAME}b`, '10.77.0.99/24'],
  ] as const) {
    ip('link', 'set', end, 'netns', space)
    ip('-n', space, 'addr', 'add', address, 'dev', end)
    ip('-n', space, 'link', 'set', end, 'up')
    ip('-n', space, 'link', 'set', 'lo', 'up')
  }
  const folders: string[] = []
  const folder = (name: string) => {
    const path = mkdtempSync(join(tmpdir(), `millwright-${name}-`))
    folders.push(path)
    return path
  }
  return {
    folder,
    addAddress: (address: string) => void ip('-n', SERVER, 'addr', 'add', address, 'dev', `${NAME}a`),
    removeAddress: (address: string) => void ip('-n', SERVER, 'addr', 'del', address, 'dev', `${NAME}a`),
    /** The built product in its network, as `npm start` begins it. Out: what it said until it was ready. */
    async start(settings: Readonly<Record<string, string>>) {
      const main = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url))
      const { PATH, TMPDIR = '' } = process.env
      const child = spawn('ip', ['netns', 'exec', SERVER, process.execPath, main], {
        env: { PATH, TMPDIR, LANG: 'en_US.UTF-8', ...settings },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let said = ''
      await new Promise<void>((resolve, reject) => {
        child.once('exit', () => reject(new Error(said)))
        child.stdout.on('data', (data) => {
          said += String(data)
          if (/is ready/.test(said)) resolve()
        })
      })
      const stop = () =>
        new Promise<void>((resolve) => {
          child.removeAllListeners('exit').once('exit', () => resolve())
          child.kill()
        })
      return { said: () => said, stop }
    },
    /** How to launch a browser on the phone, which trusts `authority` if one is given, as its user has installed it. */
    phone(authority?: string) {
      const home = folder('phone')
      const run = join(home, 'chromium')
      writeFileSync(run, `#!/bin/sh\nexec ip netns exec ${PHONE} ${CHROMIUM.executablePath} "$@"\n`)
      chmodSync(run, 0o755)
      if (authority) {
        const store = join(home, '.pki/nssdb')
        mkdirSync(store, { recursive: true })
        const file = join(home, 'authority.pem')
        writeFileSync(file, authority)
        const certutil = (...words: string[]) => execFileSync('certutil', ['-d', `sql:${store}`, ...words], { stdio: 'ignore' })
        certutil('-N', '--empty-password')
        certutil('-A', '-t', 'C,,', '-n', 'Millwright', '-i', file)
      }
      return {
        executablePath: run,
        args: [...CHROMIUM.args, ...CAMERA],
        env: { ...(CHROMIUM.env ?? process.env), HOME: home } as Record<string, string>,
      }
    },
    close() {
      for (const space of [SERVER, PHONE]) ip('netns', 'del', space)
      for (const path of folders) rmSync(path, { recursive: true, force: true })
    },
  }
}
