// npm run migrate | seed | doctor | backup | restore | upgrade: the built server's tools.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { laterVersion } from '../platform/home.mjs'
import { withAdvice } from './command.mjs'
import { ensure } from './ensure.mjs'
import { readEnvFile } from './envFile.mjs'
import { root } from './root.mjs'
import { ensureNode } from './runtime.mjs'

await withAdvice(async () => {
  readEnvFile()
  await (laterVersion() ? ensureNode() : ensure())
})
// The tool's own arguments are all that it shall see.
const [tool] = process.argv.splice(2, 1)
await import(pathToFileURL(join(laterVersion() ?? root, `dist/server/${tool}.js`)).href)
