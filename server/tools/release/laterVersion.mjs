import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../platform/root.mjs'
import { builtProduct, layOut } from './layOut.mjs'

const STEPS = 'server/store/migrations/sqlite'

/**
 * A version to try upgrades with: what was built here under another number, with a migration of its own, without packages and Node.
 * @param {string} folder that it is made in
 * @param {string} version
 * @param {string} platform
 * @param {Record<string, string>} altered texts of further files
 * @returns {string} its folder
 */
export function laterVersion(folder, version, platform, altered = {}) {
  const journal = JSON.parse(readFileSync(join(root, STEPS, 'meta/_journal.json'), 'utf8'))
  const last = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_more' })
  const texts = {
    'package.json': JSON.stringify({ ...JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')), version }),
    [`${STEPS}/meta/_journal.json`]: JSON.stringify(journal),
    [`${STEPS}/9999_more.sql`]: 'ALTER TABLE plant ADD COLUMN more integer',
    ...altered,
  }
  const files = builtProduct()
  for (const [path, text] of Object.entries(texts)) {
    const file = join(folder, `sources of ${version}`, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    files.set(path, file)
  }
  const place = join(folder, version)
  layOut(files, place, { version, commit: '', committedAt: '2026-01-01T00:00:00Z', platform })
  return place
}
