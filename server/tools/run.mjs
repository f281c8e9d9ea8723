// npm run migrate | seed | doctor: the built server's tools.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensure, root } from './ensure.mjs'

await ensure()
await import(pathToFileURL(join(root, `dist/server/tools/${process.argv[2]}.js`)).href)
