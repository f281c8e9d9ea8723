// node tests/simulation/planted/hunt.mjs [names]: plants one bug after the other in a copy of the sources, and simulates seed after seed until a law is
// broken, which the sound sources keep. Ends with 1 where 200 seeds find nothing. HUNT_SEEDS=101-200 hunts through a part of them.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { plant } from '../../mutants/index.mjs'
import { BUGS } from './bugs.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const [AT_A_TIME, DAYS, FAULTS] = [10, process.env.HUNT_DAYS ?? '8', process.env.HUNT_FAULTS ?? '6']
const [FIRST = 1, LAST = 200] = (process.env.HUNT_SEEDS ?? '1-200').split('-').map(Number)
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

/** The first failure among these seeds, if there is one, on the database that the bug is hunted on. */
function failureIn({ database }, first, last) {
  const args = ['--days', DAYS, '--faults', FAULTS, '--shrink', '0', '--first', '--quiet', '--folder', folder]
  if (database) args.push('--database', database)
  const { stdout, stderr, status } = simulate(folder, ['--seeds', `${first}-${last}`, ...args], { SIMULATION_GROUND: ground })
  const [, seed, step, law, what] = /seed (\d+), step (\d+): (\w+) does not hold\n {2}(.*)/.exec(stdout) ?? []
  if (!seed && status) throw new Error(stderr.slice(0, 2000) || stdout.slice(-2000))
  return seed ? { seed: Number(seed), text: `seed ${seed}, step ${step}, ${law}: ${what.slice(0, 200)}` } : undefined
}
/** Seeds whose laws the sound sources break as well: what fails there says nothing of a bug. */
const unsound = new Map()
function isSound({ database }, seed) {
  const key = `${database} ${seed}`
  if (!unsound.has(key)) unsound.set(key, failureIn({ database }, seed, seed))
  const failure = unsound.get(key)
  if (failure) console.log(`unsound without any bug: ${failure.text}`)
  return !failure
}
function huntFor(bug) {
  const path = join(folder, bug.file)
  const source = readFileSync(path, 'utf8')
  for (let first = FIRST; first <= LAST; ) {
    const last = Math.min(LAST, first + AT_A_TIME - 1)
    writeFileSync(path, plant(source, bug))
    let failure
    try {
      failure = failureIn(bug, first, last)
    } finally {
      writeFileSync(path, source)
    }
    if (failure && isSound(bug, failure.seed)) return failure
    first = (failure?.seed ?? last) + 1
  }
  return undefined
}

let missed = 0
for (const bug of chosen) {
  const failure = huntFor(bug)
  if (!failure) missed++
  console.log(failure ? `found   ${bug.name}: ${failure.text}` : `MISSED  ${bug.name}: seeds ${FIRST} to ${LAST}`)
}
console.log(`${chosen.length - missed} of ${chosen.length} planted bugs found`)
process.exitCode = missed ? 1 : 0
