import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmProgram } from '../platform/programs.mjs'
import { runQuietly } from './command.mjs'
import { npmFault } from './npmFault.mjs'
import { phase } from './phase.mjs'
import { root } from './root.mjs'

/** Installs the packages of package-lock.json unless they are here. */
export async function install() {
  const [lock, done, note] = ['package-lock.json', 'node_modules/.package-lock.json', 'node_modules/.installed'].map((f) => join(root, f))
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(lock).mtimeMs - 1000) return
  if (existsSync(done) && existsSync(note) && readFileSync(note, 'utf8') === readFileSync(lock, 'utf8')) return
  const fetched = async () => runQuietly(npmProgram(process.env), ['ci', '--no-audit', '--no-fund', '--no-progress'])
  await phase('Installing packages', fetched).catch((error) => {
    throw npmFault(error, 'The packages')
  })
  writeFileSync(note, readFileSync(lock))
}
