import { existsSync } from 'node:fs'

/** The project's root, from the sources (server/) and from the build (dist/server/) alike. */
export const root = new URL(existsSync(new URL('../../package.json', import.meta.url)) ? '../../' : '../../../', import.meta.url)
export const localesFolder = new URL('locales/', root)
export const distFolder = new URL('dist/', root)
export const migrationsFolder = new URL('server/store/migrations/', root)
