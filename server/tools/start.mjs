// npm start: a Node that is new enough, packages, builds, then the server in this process.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { laterVersion } from '../platform/home.mjs'
import { root } from '../platform/root.mjs'
import { withAdvice } from '../start/command.mjs'
import { readEnvFile } from '../start/envFile.mjs'
import { refuseTakenPort } from '../start/port.mjs'
import { translate } from '../start/terminal.mjs'
import { ensure } from './install/ensure.mjs'
import { ensureNode } from './install/runtime.mjs'

await withAdvice(async () => {
  readEnvFile()
  await refuseTakenPort()
  // A version that was installed below this one brings packages and builds of its own.
  await (laterVersion() ? ensureNode() : ensure())
})
const version = laterVersion()
if (version) console.log(translate('upgrade.installed', { folder: version }))
await import(pathToFileURL(join(version ?? root, 'dist/server/main.js')).href)
