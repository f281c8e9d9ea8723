import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmProgram } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { runQuietly } from '../../start/command.mjs'

/** npm's options that make it take what another machine needs. */
export function forMachine(machine) {
  const [os, cpu] = machine.split('-')
  return [`--os=${os}`, `--cpu=${cpu}`, ...(os === 'linux' ? ['--libc=glibc'] : []), '--force']
}

/** Installs the packages of production for a machine into a folder, unless those of this lockfile are there. */
export async function installProduction(place, machine) {
  const [lock, note] = [readFileSync(join(root, 'package-lock.json'), 'utf8'), join(place, '.installed')]
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return
  mkdirSync(place, { recursive: true })
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(join(root, name), join(place, name))
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund']
  await runQuietly(npmProgram(process.env), ['ci', '--omit=dev', '--prefix', place, ...quiet, ...forMachine(machine)])
  writeFileSync(note, lock)
}
