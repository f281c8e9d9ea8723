import { fileURLToPath } from 'node:url'

/** What Node is given so that nothing stands back. */
export const EVEN_PRIORITY = `--require=${fileURLToPath(new URL('./evenPriority.cjs', import.meta.url))}`
