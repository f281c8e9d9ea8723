// npm run check: types, lint, format, architecture, schema, migrations, words. All run, two at a time; any failure fails the whole.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programOf } from '../platform/programs.mjs'
import { root } from '../platform/root.mjs'
import { run, withAdvice } from '../start/command.mjs'
import { ensureModules } from './generate/ensureModules.mjs'
import { install } from './install/install.mjs'
import { ensureNode } from './install/runtime.mjs'

await withAdvice(async () => {
  await ensureNode()
  await install()
  await ensureModules()
})
/** What the compiler knew last time: it looks again only at what has changed since, and at what depends on that. */
const cache = join(root, 'node_modules/.cache')
mkdirSync(cache, { recursive: true })
/**
 * The server and the screens each on their own, beside each other: they share next to nothing, and as one program they took 37 s of processor time
 * instead of 24. One checker each: a further one works out the types of drizzle and zod, or Chakra and Apollo, again for itself. Its collector runs
 * at four times the heap.
 */
const types = (of) => [
  `types of the ${of}`,
  programOf('typescript', 'tsc'),
  [
    ...['--noEmit', '-p', `tsconfig.${of}.json`, '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', join(cache, `check-${of}.tsbuildinfo`)],
  ],
  { GOGC: '400' },
]
/** The longest first; the others take turns beside it. */
const steps = [
  types('server'),
  types('screens'),
  ['schema, migrations and words', programOf('tsx'), ['server/tools/generate/gen.ts', '--check']],
  ['lint and format', programOf('@biomejs/biome'), ['check', '--error-on-warnings']],
  [
    'architecture and documents',
    programOf('vitest'),
    ['run', '--project', 'core', ...['architecture', 'documents', 'onPostgres'].map((name) => `tests/unit/house/${name}`)],
  ],
]
const CONCURRENCY = 2
const failed = []
const waiting = [...steps]
async function runSteps() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, file, args, env = {}] = step
    const start = performance.now()
    const words = join(tmpdir(), `millwright-check-${process.pid}-${name.replaceAll(' ', '-')}.log`)
    await run(file, args, env, words).catch(() => failed.push(name))
    // Only what failed has something to say.
    if (failed.includes(name)) console.log(readFileSync(words, 'utf8'))
    rmSync(words, { force: true })
    console.log(`${failed.includes(name) ? 'failed' : 'ok'}  ${name}  ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
}
await Promise.all(Array.from({ length: CONCURRENCY }, runSteps))
if (failed.length) {
  console.error(`check failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
