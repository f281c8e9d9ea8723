import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
/** The project's folder, from the sources (server/tools) and from the build (dist/server) alike. */
export const root = join(here, '../..')
