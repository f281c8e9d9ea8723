import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { EVENLY } from '../suite/evenPriority.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const READY = /is ready/

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

export interface Running {
  readonly child: ChildProcess
  readonly address: string
  /** Everything it has printed so far. */
  said(): string
  /** True once it serves; false when it ended before. */
  readonly ready: Promise<boolean>
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** The build that npm test has just made starts three times as fast as the sources, which single runs of a test use. */
const entry = process.env.TEST_BUILT ? ['dist/server/main.js'] : ['--import', 'tsx', 'server/main.ts']

/** The server as its users run it, in a process of its own. */
export async function run(settings: Readonly<Record<string, string>>, roles: readonly string[] = []): Promise<Running> {
  const port = settings.PORT ?? String(await freePort())
  const { PATH, HOME, TMPDIR = '' } = process.env
  const env = {
    PATH,
    HOME,
    TMPDIR,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: EVENLY,
    ...settings,
    PORT: port,
  } as NodeJS.ProcessEnv
  const child = spawn(process.execPath, [...entry, ...roles], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  )
  const ready = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        text += String(data)
        if (READY.test(text)) resolve(true)
      })
    }
    void ended.then(() => resolve(false))
  })
  return { child, address: `http://127.0.0.1:${port}`, said: () => text, ready, ended }
}
