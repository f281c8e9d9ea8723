import { createHash } from 'node:crypto'
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../platform/root.mjs'
import { FOLDERS, productFiles } from './contents.mjs'

/** Files below a folder, relative to it, with slashes. */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) =>
      join(one.parentPath, one.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )

/** What was built here and what it reads: paths in an archive, and where each lies. */
export function builtProduct() {
  const all = FOLDERS.flatMap((folder) => filesBelow(join(root, folder)).map((name) => `${folder}/${name}`))
  return new Map(productFiles(['package.json', 'CHANGELOG.md', ...all]).map((path) => [path, join(root, path)]))
}

/**
 * Lays files out in a folder, with a list of them and of their sums.
 * @param {Map<string, string>} files path in the folder, and where it comes from
 * @param {string} folder
 * @param {object} about what release.json says besides
 * @returns {string[]} all paths, that of the list first
 */
export function layOut(files, folder, about) {
  rmSync(folder, { recursive: true, force: true })
  const listed = [...files.keys()].sort().map((path) => {
    const to = join(folder, path)
    mkdirSync(dirname(to), { recursive: true })
    // The command line of Windows jumps to wrong lines in files with the line ends of others.
    if (path.endsWith('.cmd')) writeFileSync(to, readFileSync(files.get(path), 'utf8').replaceAll(/\r?\n/g, '\r\n'))
    else copyFileSync(files.get(path), to)
    chmodSync(to, path === 'node/node' || path === 'start.sh' ? 0o755 : 0o644)
    const bytes = readFileSync(to)
    return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  })
  const release = { format: 1, product: 'millwright', ...about, files: listed }
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release, null, 1)}\n`, { mode: 0o644 })
  return ['release.json', ...listed.map(({ path }) => path)]
}
