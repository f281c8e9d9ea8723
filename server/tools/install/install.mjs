import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmProgram } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { Advice, runQuietly } from '../../start/command.mjs'
import { phase } from '../../start/phase.mjs'
import { translate } from '../../start/terminal.mjs'
import { npmFault } from './npmFault.mjs'

const IN_USE = join(root, 'node_modules/.in-use')
/** Whether a server runs on the packages that are here: replacing them under it would leave half of them. Out: false where nothing can be asked. */
async function areInUse() {
  if (!existsSync(IN_USE)) return false
  try {
    const { default: Database } = await import('better-sqlite3')
    const database = new Database(IN_USE, { timeout: 0 })
    try {
      database.exec('BEGIN EXCLUSIVE')
      return false
    } catch (error) {
      return error.code === 'SQLITE_BUSY'
    } finally {
      database.close()
    }
  } catch {
    return false
  }
}

/** Makes the file by which a server says that it uses the packages: the account of a service makes none among them. */
export function prepareInUse() {
  try {
    writeFileSync(IN_USE, '', { flag: 'a' })
  } catch {
    // Where nobody may write, nobody replaces packages either.
  }
}

/** Installs the packages of package-lock.json unless they are here. */
export async function install() {
  const [lock, done, note] = ['package-lock.json', 'node_modules/.package-lock.json', 'node_modules/.installed'].map((f) => join(root, f))
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(lock).mtimeMs - 1000) return
  if (existsSync(done) && existsSync(note) && readFileSync(note, 'utf8') === readFileSync(lock, 'utf8')) return
  if (await areInUse()) throw new Advice(translate('packagesInUse'))
  const fetched = async () => runQuietly(npmProgram(process.env), ['ci', '--no-audit', '--no-fund', '--no-progress'])
  await phase('Installing packages', fetched).catch((error) => {
    throw npmFault(error, 'The packages')
  })
  writeFileSync(note, readFileSync(lock))
}
