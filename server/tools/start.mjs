// npm start: install, build, then become the server.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensure, root } from './ensure.mjs'

await ensure()
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
