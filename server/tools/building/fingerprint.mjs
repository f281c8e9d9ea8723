import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../platform/root.mjs'

function* filesOf(path, not) {
  const full = join(root, path)
  if (!existsSync(full)) return
  if (!statSync(full).isDirectory()) return yield path
  for (const entry of readdirSync(full, { withFileTypes: true })) {
    if (entry.name === not || entry.name === 'node_modules' || entry.name === 'migrations') continue
    if (entry.isDirectory()) yield* filesOf(join(path, entry.name), not)
    else yield join(path, entry.name)
  }
}
/** Changes when a file of these files and folders does: of those that `only` matches, outside folders called `not`. */
export function fingerprint(from, { not, only = /./ } = {}) {
  const hash = createHash('sha256')
  const files = from.flatMap((path) => [...filesOf(path, not)]).filter((path) => only.test(path))
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
