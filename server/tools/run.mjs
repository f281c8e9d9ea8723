// npm run migrate | seed | doctor | backup | restore: the built server's tools.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withAdvice } from './command.mjs'
import { ensure } from './ensure.mjs'
import { root } from './root.mjs'

await withAdvice(ensure)
await import(pathToFileURL(join(root, `dist/server/${process.argv[2]}.js`)).href)
