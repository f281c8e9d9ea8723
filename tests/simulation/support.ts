import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** A file of the product, by its path in the project. */
export const readSource = (path: string): string => readFileSync(root + path, 'utf8')
