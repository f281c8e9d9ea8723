// npm start: a Node that is new enough, packages, builds, then the server in this process.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withAdvice } from './command.mjs'
import { ensure } from './ensure.mjs'
import { readEnvFile } from './envFile.mjs'
import { refuseTakenPort } from './port.mjs'
import { root } from './root.mjs'

await withAdvice(async () => {
  readEnvFile()
  await refuseTakenPort()
  await ensure()
})
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
