import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dialect } from '../store/store.ts'

const folder = fileURLToPath(new URL(`../../sql/${dialect}/`, import.meta.url))
const isWriting = Boolean(process.env['UPDATE_SQL'])
/** What writes the files of this database anew. */
const project = dialect === 'postgres' ? '--project postgres ' : ''
export const REWRITE = `UPDATE_SQL=1 npm test -- ${project}tests/matrix/sql.test.ts writes tests/sql/${dialect} anew: review it as a diff, plans too`

/** A reviewed file as it stands in the tree, or as it is written now. */
export function reviewed(name: string, text: string): string {
  const file = join(folder, name)
  if (isWriting) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
/** Files that nothing writes any more; they are gone where files are written. */
export function leftOver(names: readonly string[]): string[] {
  const left = globSync('*/*.sql', { cwd: folder })
    .map((one) => one.replaceAll('\\', '/'))
    .filter((one) => !names.includes(one))
  if (!isWriting) return left
  for (const one of left) rmSync(join(folder, one))
  return []
}
