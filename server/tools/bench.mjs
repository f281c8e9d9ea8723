// npm run bench [name]: every bench compares the product with a baseline in the same, interleaved run, and prints the ratio.
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from '../platform/root.mjs'
import { runOf, withAdvice } from '../start/command.mjs'
import { ensure } from './install/ensure.mjs'

await withAdvice(ensure)
// `peers-like` and `peersLike` are the same bench.
const wanted = process.argv.slice(2).map((name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()))
const nameOf = (path) => basename(path, '.bench.ts')
const all = globSync('tests/bench/**/*.bench.ts', { cwd: root }).sort((a, b) => nameOf(a).localeCompare(nameOf(b)))
// An hour of steady work is asked for by its name.
for (const path of all.filter((one) => (wanted.length ? wanted.includes(nameOf(one)) : nameOf(one) !== 'soak'))) {
  console.log(`\n== ${nameOf(path)}`)
  await runOf('tsx', [path])
}
