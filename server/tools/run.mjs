// npm run migrate | seed | doctor | backup | restore | upgrade: the built server's tools.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { laterVersion } from '../platform/home.mjs'
import { root } from '../platform/root.mjs'
import { withAdvice } from '../start/command.mjs'
import { readEnvFile } from '../start/envFile.mjs'
import { ensure } from './install/ensure.mjs'
import { ensureNode } from './install/runtime.mjs'

await withAdvice(async () => {
  readEnvFile()
  await (laterVersion() ? ensureNode() : ensure())
})
// The tool's own arguments are all that it shall see.
const [tool] = process.argv.splice(2, 1)
await import(pathToFileURL(join(laterVersion() ?? root, `dist/server/${tool}.js`)).href)
