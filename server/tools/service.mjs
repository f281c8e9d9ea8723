// npm run service -- install | remove | start | stop | status | log: the built server as a service of the system. How: server/tools/service/README.md
import { withAdvice } from '../start/command.mjs'
import { execute } from './service/commands.mjs'

await withAdvice(() => execute(process.argv.slice(2)))
