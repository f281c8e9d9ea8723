import { fileURLToPath } from 'node:url'

const before = (file: string) => `--require=${fileURLToPath(new URL(file, import.meta.url))}`
/** What Node is given so that nothing stands back. */
export const EVEN_PRIORITY = before('./evenPriority.cjs')
/** NODE_OPTIONS by which a process loads files of this folder before anything else, wherever the project lies: quoted, for its path may have blanks. */
export const loadingFirst = (...files: readonly string[]) => files.map((file) => JSON.stringify(before(file))).join(' ')
/** The same for a process in which nothing stands back. */
export const EVENLY = loadingFirst('./evenPriority.cjs')
