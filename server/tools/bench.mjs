// npm run bench [name]: every bench compares the product with a baseline in the same, interleaved run, and prints the ratio.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../platform/root.mjs'
import { runOf, withAdvice } from '../start/command.mjs'
import { ensure } from './install/ensure.mjs'

await withAdvice(ensure)
// `peers-like` and `peersLike` are the same bench.
const wanted = process.argv.slice(2).map((name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()))
const all = readdirSync(join(root, 'tests/bench'))
  .filter((f) => f.endsWith('.bench.ts'))
  .map((f) => f.replace('.bench.ts', ''))
// An hour of steady work is asked for by its name.
for (const name of all.filter((n) => (wanted.length ? wanted.includes(n) : n !== 'soak'))) {
  console.log(`\n== ${name}`)
  await runOf('tsx', [`tests/bench/${name}.bench.ts`])
}
