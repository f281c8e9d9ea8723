// npm run gen: on a Node that is new enough, whatever follows from the definitions (gen.ts).
import { runOf, withAdvice } from '../start/command.mjs'
import { install } from './install/install.mjs'
import { ensureNode } from './install/runtime.mjs'

await withAdvice(async () => {
  await ensureNode()
  await install()
})
await runOf('tsx', ['server/tools/generate/gen.ts', ...process.argv.slice(2)]).catch(() => {
  process.exitCode = 1
})
