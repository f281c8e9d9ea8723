// npm start: a Node that is new enough, packages, builds, then the server in this process.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { laterVersion } from '../platform/home.mjs'
import { withAdvice } from './command.mjs'
import { ensure } from './ensure.mjs'
import { readEnvFile } from './envFile.mjs'
import { refuseTakenPort } from './port.mjs'
import { root } from './root.mjs'
import { ensureNode } from './runtime.mjs'
import { say } from './terminal.mjs'

await withAdvice(async () => {
  readEnvFile()
  await refuseTakenPort()
  // A version that was installed below this one brings packages and builds of its own.
  await (laterVersion() ? ensureNode() : ensure())
})
const version = laterVersion()
if (version) console.log(say('upgrade.installed', { folder: version }))
await import(pathToFileURL(join(version ?? root, 'dist/server/main.js')).href)
