import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { TIMEOUT_MS } from './seeds/seeds.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}
/** Runs the command; `onLine` is called with what it has printed so far, and may stop it as Ctrl-C does. */
function simulate(args: readonly string[], onPrint: (stdout: string, stop: () => void) => void = () => {}): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/simulation/simulate.ts', ...args], { cwd: root })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (piece) => {
    stdout += piece
    onPrint(stdout, () => child.kill('SIGINT'))
  })
  child.stderr.on('data', (piece) => {
    stderr += piece
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })))
}

it(
  'names the field and what is allowed, and ends with 2',
  async () => {
    const { code, stderr, stdout } = await simulate(['--seed', 'seven'])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toBe('--seed is a whole number from 0 to 2147483647, not "seven"\n')
  },
  TIMEOUT_MS,
)

it(
  'names the seed in which it was stopped, and what it has simulated until then',
  async () => {
    let isStopped = false
    const { code, stdout } = await simulate(['--seeds', '1-500', '--days', '1', '--acts', '0', '--faults', '0'], (printed, stop) => {
      if (isStopped || !/^seed 1: 1 day,/.test(printed)) return
      isStopped = true
      stop()
    })
    expect(code).toBe(130)
    expect(stdout).toMatch(/\nstopped in seed \d+; the day is finished first\n/)
    expect(stdout).toMatch(/plant-years a minute; 0 failed\n$/)
  },
  TIMEOUT_MS,
)
