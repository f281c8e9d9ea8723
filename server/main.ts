import { existsSync } from 'node:fs'
import nodeModule from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { laterVersion } from './platform/home.mjs'
import { isFit } from './platform/nodeVersion.mjs'
import { distFolder } from './platform/paths.ts'

const TOOLS: Readonly<Record<string, () => Promise<unknown>>> = {
  backup: () => import('./tools/backup.ts'),
  restore: () => import('./tools/restore.ts'),
  doctor: () => import('./tools/doctor.ts'),
  migrate: () => import('./tools/migrate.ts'),
  seed: () => import('./tools/seed.ts'),
  upgrade: () => import('./tools/upgrade/upgrade.ts'),
  service: () => import('./tools/service.mjs'),
}
/** The start of a tool that the first argument names, without that argument; else of the server. */
function program(): () => Promise<unknown> {
  const [name = ''] = process.argv.slice(2)
  if (!Object.hasOwn(TOOLS, name)) return () => import('./start/serve.ts')
  process.argv.splice(2, 1)
  return TOOLS[name] as () => Promise<unknown>
}
async function run() {
  if (!isFit(process.versions.node)) {
    console.error(
      `Millwright does not run on Node ${process.versions.node}: package.json says which it needs. "npm start" fetches one by itself.`,
    )
    process.exit(1)
  }
  // What V8 has compiled is kept beside the build: most of a start is reading code. Where that folder cannot be written, nothing is kept.
  nodeModule.enableCompileCache?.(fileURLToPath(new URL('.compiled/', distFolder)))
  await program()()
  nodeModule.flushCompileCache?.()
}

const isBuilt = import.meta.url.startsWith(distFolder.href)
const later = isBuilt ? laterVersion() : undefined
const main = later && join(later, 'dist/server/main.js')
await (main && existsSync(main) ? import(pathToFileURL(main).href) : run())
