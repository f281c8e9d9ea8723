import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import { join } from 'node:path'
import { nodeIn, startScript } from '../../platform/programs.mjs'
import { Advice } from '../../start/command.mjs'
import { translate } from '../../start/terminal.mjs'

const POLL_MS = 100
/** Longer than a server takes to end in order (GRACE_MS in serve.ts, and the longest READY_DRAIN). */
const END_MS = 45_000
const ADDRESS = /console\s+(https?:\S+?)\/\s/
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The Node that a version brings along; else the one that runs this. */
function nodeOf(folder: string): string {
  const own = nodeIn(join(folder, 'node'))
  return existsSync(own) ? own : process.execPath
}

export interface Program {
  /** Its folder. */
  readonly version: string
  /** The file to which everything goes that it prints. */
  readonly log: string
  readonly env: NodeJS.ProcessEnv
}
const textOf = (log: string) => readFileSync(log, 'utf8')
/** The last sentence in a log: events are lines of JSON. */
export const lastSentence = (log: string): string =>
  textOf(log)
    .split(/\r?\n/)
    .filter((line) => line.trim() && !line.startsWith('{'))
    .at(-1)
    ?.trim() ?? ''

function started(file: string, args: readonly string[], { version, log, env }: Program) {
  // A file and no pipe: it is read when the process is gone, and Wine has no pipes to give.
  const out = openSync(log, 'w', 0o600)
  try {
    return startScript(join(version, file), args, { node: nodeOf(version), cwd: version, env, stdio: ['ignore', out, out] })
  } finally {
    closeSync(out)
  }
}

/** Runs a script of another version to its end. Throws an Advice with its last sentence where it fails. */
export async function runScript(program: Program, file: string, args: readonly string[] = []): Promise<void> {
  const child = started(file, args, program)
  const code = await once(child, 'exit').then(
    ([status]) => status as unknown,
    (error: Error) => error.message,
  )
  if (code !== 0) throw new Advice(lastSentence(program.log) || translate('upgrade.ended', { code: String(code), log: program.log }))
}

/** Whether a server may be sent calls. Its certificate may be one of the house's own. */
const isReady = (address: string) =>
  new Promise<boolean>((resolve) => {
    const isSafe = address.startsWith('https:')
    const answered = isSafe ? getHttps(`${address}/readyz`, { rejectUnauthorized: false }) : getHttp(`${address}/readyz`)
    answered.setTimeout(5_000, () => answered.destroy())
    answered.on('error', () => resolve(false))
    answered.on('response', (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
  })

/**
 * Starts the server of a version, without the parts that call people, waits until it is ready, and ends it. Throws an Advice that says why where it ends
 * by itself, is not ready in time, or is interrupted.
 */
export async function startOnTrial(
  program: Program,
  { seconds, interrupted }: { seconds: number; interrupted: AbortSignal },
): Promise<void> {
  const child = started('dist/server/main.js', ['api'], program)
  let isOver = false
  // One that cannot be started at all is over as well.
  const ended = once(child, 'exit')
    .catch(() => undefined)
    .then(() => {
      isOver = true
    })
  try {
    for (const end = Date.now() + seconds * 1000; ; await sleep(POLL_MS)) {
      if (interrupted.aborted) throw new Advice(translate('upgrade.interrupted'))
      if (isOver)
        throw new Advice(lastSentence(program.log) || translate('upgrade.ended', { code: String(child.exitCode), log: program.log }))
      const [, address] = ADDRESS.exec(textOf(program.log)) ?? []
      if (address && (await isReady(address))) return
      if (Date.now() > end) throw new Advice(translate('upgrade.tooSlow', { seconds, log: program.log }))
    }
  } finally {
    if (!isOver) {
      // On Windows this ends it hard: nothing that it has acknowledged is lost.
      child.kill('SIGTERM')
      const hard = setTimeout(() => child.kill('SIGKILL'), END_MS)
      await ended
      clearTimeout(hard)
    }
  }
}

/** Installs the packages of a checkout and builds it. */
export const buildCheckout = (program: Program): Promise<void> => runScript(program, 'server/tools/build.mjs')
