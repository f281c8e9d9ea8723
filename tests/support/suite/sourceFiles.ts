import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Files of the project by a pattern, with slashes, without what is generated or installed. */
export const sourceFiles = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)(?:node_modules|dist|gen|versions)\//.test(path))
    .sort()
