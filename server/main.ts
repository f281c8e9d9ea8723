import nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'
import { distFolder } from './platform/paths.ts'
import { isFit } from './tools/nodeVersion.mjs'

if (!isFit(process.versions.node)) {
  console.error(
    `Millwright does not run on Node ${process.versions.node}: package.json says which it needs. "npm start" fetches one by itself.`,
  )
  process.exit(1)
}
// What V8 has compiled is kept beside the build: most of a start is reading code. Where that folder cannot be written, nothing is kept.
nodeModule.enableCompileCache?.(fileURLToPath(new URL('.compiled/', distFolder)))
await import('./tools/serve.ts')
nodeModule.flushCompileCache?.()
