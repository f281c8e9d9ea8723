import { withAdvice } from '../start/command.mjs'
import { ensure } from './install/ensure.mjs'

await withAdvice(ensure)
