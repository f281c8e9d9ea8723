import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { stagesOf } from './composeFile.ts'
import { isLeftOut } from './dockerIgnore.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const run = promisify(execFile)
const PATIENCE = { maxBuffer: 64 * 1024 * 1024 }
/** What a volume is made of, and where. */
export type Volumes = Readonly<Record<string, string>>
/** A container that runs, or what stands for one. */
export interface Container {
  readonly child: ChildProcess
  said(): string
}
export interface Image {
  /** Begins the command of the image, or another one, with a root that nobody can write to. */
  start(env: Readonly<Record<string, string>>, command?: readonly string[]): Container
  remove(): void
}

/** Whether containers can be run here; asking takes no longer than a moment. */
export const hasEngine = () => spawnSync('docker', ['info'], { timeout: 10_000, stdio: 'ignore' }).status === 0
/** Without an engine its steps are replayed in a name space of mounts, which wants Linux and somebody who may make one. */
export const canReplay = () =>
  process.platform === 'linux' && spawnSync('unshare', ['-m', 'mount', '--make-rprivate', '/'], { stdio: 'ignore' }).status === 0

function heard(child: ChildProcess): Container {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      text += String(data)
    })
  return { child, said: () => text }
}

/** The image as an engine builds and runs it. */
export async function built(): Promise<Image> {
  const tag = `millwright-test-${process.pid}`
  await run('docker', ['build', '-q', '-t', tag, root], PATIENCE)
  const volumes = ['data', 'backups'].flatMap((name) => ['-v', `${tag}-${name}:/${name}`])
  const contained = [
    '--rm',
    '--init',
    '--network',
    'host',
    '--read-only',
    '--cap-drop',
    'ALL',
    '--security-opt',
    'no-new-privileges',
    '--tmpfs',
    '/tmp',
  ]
  return {
    start(env, command = []) {
      const settings = Object.entries(env).flatMap(([name, value]) => ['-e', `${name}=${value}`])
      return heard(spawn('docker', ['run', ...contained, ...volumes, ...settings, tag, ...command]))
    },
    remove() {
      for (const name of ['data', 'backups']) spawnSync('docker', ['volume', 'rm', '-f', `${tag}-${name}`])
      spawnSync('docker', ['rmi', '-f', tag])
    },
  }
}

/** The files that `COPY .` finds: those of the repository but for what .dockerignore names. */
function context(): string[] {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', ...PATIENCE }).split('\0')
  return tracked.filter((file) => file && !isLeftOut(file))
}

/** Binds what the base image brings along, then does the rest with the new root. */
const BASE = `
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
cd "$ROOT"
mount --rbind /proc proc
mount --rbind /dev dev
mount --bind /usr usr && mount -o remount,bind,ro usr
mount --bind "$NODE" node && mount -o remount,bind,ro node
[ -z "$CACHE" ] || mount --bind "$CACHE" cache
`
const CONTAINED = `${BASE}
for name in $VOLUMES; do mount --bind "$OUTSIDE/$name" "$name"; done
mount -t tmpfs -o size=256m,mode=1777 tmpfs tmp
mount -o remount,bind,ro "$ROOT"
exec chroot "$ROOT" /usr/bin/env -i "$@"
`
const USER = [
  '/usr/bin/setpriv',
  '--reuid',
  '1000',
  '--regid',
  '1000',
  '--clear-groups',
  '--no-new-privs',
  '--bounding-set',
  '-all',
  '--inh-caps',
  '-all',
]

/** The image by the Dockerfile's steps, without an engine. The base image is this machine with this Node. */
export async function replayed(): Promise<Image> {
  const folder = mkdtempSync('/var/tmp/millwright image 镜像 ')
  try {
    return await replayIn(folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** Each stage gets a folder of its own. */
async function replayIn(folder: string): Promise<Image> {
  const stages = stagesOf()
  const placeOf = (stage: string | undefined, path: string) => join(folder, stage ?? 'image', path)
  const bin = dirname(process.execPath)
  const files = context()
  // What this machine has fetched already need not come once more.
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()
  mkdirSync(cache, { recursive: true })
  let last = { env: {} as Record<string, string>, workdir: '/', command: [] as string[], volumes: [] as string[] }
  for (const { name, steps } of stages) {
    const at = (path: string) => placeOf(name, path)
    prepare(at('/'))
    last = { env: {}, workdir: '/', command: [], volumes: [] }
    for (const { instruction, args } of steps) {
      if (instruction === 'WORKDIR') {
        last.workdir = args
        mkdirSync(at(args), { recursive: true })
      } else if (instruction === 'ENV') for (const [, key = '', value = ''] of args.matchAll(/(\w+)=(\S+)/g)) last.env[key] = value
      else if (instruction === 'CMD') last.command = JSON.parse(args) as string[]
      else if (instruction === 'VOLUME') last.volumes = args.split(/\s+/)
      else if (instruction === 'COPY') copy(args, { files, to: (path) => at(join(last.workdir, path)), from: placeOf })
      else if (instruction === 'RUN') {
        const env = {
          ROOT: at('/'),
          NODE: bin,
          PATH: process.env.PATH ?? '',
          STEP: args,
          DIR: last.workdir,
          CACHE: cache,
          TRUST: process.env.NODE_EXTRA_CA_CERTS ?? '',
        }
        const inside = 'PATH=/node:/usr/bin:/usr/sbin HOME=/tmp npm_config_prefer_offline=true npm_config_cache=/cache'
        await run(
          'unshare',
          [
            '-m',
            'sh',
            '-ec',
            `${BASE} exec chroot "$ROOT" /usr/bin/env -i ${inside} \${TRUST:+NODE_EXTRA_CA_CERTS="$TRUST"} sh -ec "cd $DIR; $STEP"`,
          ],
          {
            env,
            ...PATIENCE,
          },
        )
      } else if (!['USER', 'EXPOSE'].includes(instruction)) throw new Error(`nobody replays ${instruction}`)
    }
  }
  const [image, outside] = [placeOf(undefined, '/'), join(folder, 'volumes')]
  // A new volume begins as the folder of the image that it covers, owner and all.
  for (const volume of last.volumes) execFileSync('sh', ['-ec', 'mkdir -p "$2" && cp -a "$1" "$2"/', '-', join(image, volume), outside])
  return {
    start(env, command = last.command) {
      const names = last.volumes.map((path) => path.slice(1)).join(' ')
      const settings = Object.entries({ PATH: '/node:/usr/bin', ...last.env, ...env }).map(([name, value]) => `${name}=${value}`)
      const inside = ['sh', '-c', `cd ${last.workdir}; exec "$@"`, '-', ...USER, ...command]
      return heard(
        spawn('unshare', ['-m', 'sh', '-ec', CONTAINED, '-', ...settings, ...inside], {
          env: { PATH: process.env.PATH, ROOT: image, NODE: bin, OUTSIDE: outside, VOLUMES: names } as unknown as NodeJS.ProcessEnv,
        }),
      )
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** What a root holds before its first step: places for what is bound there, and who the users are. */
function prepare(at: string) {
  for (const name of ['usr', 'proc', 'dev', 'node', 'cache', 'tmp', 'etc']) mkdirSync(join(at, name), { recursive: true })
  for (const name of ['bin', 'sbin', 'lib', 'lib64'])
    if (lstatSync(`/${name}`, { throwIfNoEntry: false })?.isSymbolicLink()) symlinkSync(`usr/${name}`, join(at, name))
  for (const name of ['hosts', 'resolv.conf', 'ssl', 'nsswitch.conf'])
    cpSync(`/etc/${name}`, join(at, 'etc', name), { recursive: true, dereference: true })
  writeFileSync(join(at, 'etc/passwd'), 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n')
  writeFileSync(join(at, 'etc/group'), 'root:x:0:\nnode:x:1000:\n')
}

interface Copying {
  readonly files: readonly string[]
  to(path: string): string
  from(stage: string | undefined, path: string): string
}
function copy(args: string, { files, to, from }: Copying) {
  const words = args.split(/\s+/)
  const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  const target = paths.at(-1) ?? '.'
  for (const source of paths.slice(0, -1)) {
    const into = target.endsWith('/') && source !== '.' ? join(target, source.split('/').at(-1) ?? '') : target
    if (stage) cpSync(from(stage, source), to(into), { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
    else
      for (const file of source === '.' ? files : [source])
        cpSync(join(root, file), to(source === '.' ? join(target, file) : into), { recursive: true, preserveTimestamps: true })
  }
}
