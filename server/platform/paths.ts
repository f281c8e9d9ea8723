import { readFileSync } from 'node:fs'

/** The project's root, two folders above the sources (server/platform/) and the build (dist/server/) alike. */
export const root = new URL('../../', import.meta.url)
export const localesFolder = new URL('locales/', root)
export const distFolder = new URL('dist/', root)
export const migrationsFolder = new URL('server/store/migrations/', root)

/** The version of this program, as package.json says it. */
export const programVersion = () => (JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }).version
