// npm run check: types, lint, format, architecture, GraphQL documents, stale generated files. All run; any failure fails the whole.
import { run, withAdvice } from './command.mjs'
import { install } from './install.mjs'
import { ensureNode } from './runtime.mjs'

await withAdvice(async () => {
  await ensureNode()
  await install()
})
const bin = (name, ...args) => [`node_modules/.bin/${name}`, args]
const steps = {
  types: bin('tsc', '--noEmit', '-p', '.'),
  'lint and format': bin('biome', 'check', '--error-on-warnings'),
  'architecture and documents': bin('vitest', 'run', '--project', 'core', 'tests/unit/architecture', 'tests/unit/documents'),
  'generated files': bin('tsx', 'server/tools/gen.ts', '--check'),
}
const failed = []
for (const [name, [command, args]] of Object.entries(steps)) {
  const start = performance.now()
  await run(command, args).catch(() => failed.push(name))
  console.log(`${failed.includes(name) ? 'failed' : 'ok'}  ${name}  ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
if (failed.length) {
  console.error(`check failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
