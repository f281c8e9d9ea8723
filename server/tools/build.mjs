import { ensure } from './ensure.mjs'

await ensure()
