import { withAdvice } from './command.mjs'
import { ensure } from './ensure.mjs'

await withAdvice(ensure)
