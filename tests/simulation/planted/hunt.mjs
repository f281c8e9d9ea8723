// node tests/simulation/planted/hunt.mjs [names]: plants one bug after the other in a copy of the sources, and simulates seed after seed until a law is
// broken. Ends with 1 where 200 seeds find nothing.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { plant } from '../../mutants/index.mjs'
import { BUGS } from './bugs.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const [SEEDS, AT_A_TIME, DAYS, FAULTS] = [200, 10, process.env.HUNT_DAYS ?? '8', process.env.HUNT_FAULTS ?? '6']
const COPIED = ['server', 'tests', 'locales', 'package.json', 'tsconfig.json', 'tsconfig.server.json']

function copySources() {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-planted-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  return folder
}
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
const simulate = (folder, args, env = {}) =>
  spawnSync(process.execPath, [tsx, 'tests/simulation/simulate.ts', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })

const names = process.argv.slice(2)
const chosen = BUGS.filter(({ name }) => !names.length || names.includes(name))
const folder = copySources()
const ground = join(folder, 'ground.sqlite')
// The ground is filled by the sound sources: what is planted is to be found in what people do.
simulate(folder, ['--seed', '1', '--days', '1', '--acts', '0', '--faults', '0', '--shrink', '0'], { SIMULATION_GROUND: ground })
let missed = 0
for (const bug of chosen) {
  const path = join(folder, bug.file)
  const source = readFileSync(path, 'utf8')
  let found
  try {
    writeFileSync(path, plant(source, bug))
    for (let from = 1; from <= SEEDS && !found; from += AT_A_TIME) {
      const args = [
        '--seeds',
        `${from}-${from + AT_A_TIME - 1}`,
        '--days',
        DAYS,
        '--faults',
        FAULTS,
        '--shrink',
        '0',
        '--first',
        '--quiet',
        '--folder',
        folder,
      ]
      const { stdout, stderr, status } = simulate(folder, args, { SIMULATION_GROUND: ground })
      found = /seed (\d+), step (\d+): (\w+) does not hold\n {2}(.*)/.exec(stdout)
      if (!found && status) throw new Error(stderr.slice(0, 2000) || stdout.slice(-2000))
    }
  } finally {
    writeFileSync(path, source)
  }
  if (!found) missed++
  const [, seed, step, law, what = ''] = found ?? []
  console.log(
    found ? `found   ${bug.name}: seed ${seed}, step ${step}, ${law}: ${what.slice(0, 200)}` : `MISSED  ${bug.name}: ${SEEDS} seeds`,
  )
}
console.log(`${chosen.length - missed} of ${chosen.length} planted bugs found`)
process.exitCode = missed ? 1 : 0
