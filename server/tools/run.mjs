// npm run migrate | seed | doctor | backup | restore: the built server's tools.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withAdvice } from './command.mjs'
import { ensure } from './ensure.mjs'
import { readEnvFile } from './envFile.mjs'
import { root } from './root.mjs'

await withAdvice(async () => {
  readEnvFile()
  await ensure()
})
// The tool's own arguments are all that it shall see.
const [tool] = process.argv.splice(2, 1)
await import(pathToFileURL(join(root, `dist/server/${tool}.js`)).href)
