import { fileURLToPath } from 'node:url'
import { startHost } from './programs.mjs'
import { type Config, environmentFor } from './settings/config.ts'

/** Programs of the command line that a server runs, too: heavy work in a process of its own. */
export type Program = 'backup' | 'doctor'

/** The built one, or its source where that is what runs. */
const isSource = import.meta.url.endsWith('.ts')
const fileOf = (program: Program) => fileURLToPath(new URL(isSource ? `../tools/${program}.ts` : `./${program}.js`, import.meta.url))
const STDERR_MAX = 4_000

/**
 * Runs a program of ours with these settings, with the lowest priority. Out: what it printed. Throws with what it said of its failure, if it said
 * anything but its answer.
 */
export function runProgram(config: Config, program: Program, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = startHost(fileOf(program), args, {
      priority: 'PRIORITY_LOW',
      env: environmentFor(config),
      execArgv: isSource ? ['--import', 'tsx'] : [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let [printed, stderr] = ['', '']
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString()).slice(-STDERR_MAX)
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 || (code === 1 && printed && !stderr)
        ? resolve(printed)
        : reject(new Error(stderr.trim() || `${program} ended with ${code}`)),
    )
  })
}
