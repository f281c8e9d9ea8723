import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** The Node that the product needs, as package.json says it: `>=22.14`. */
export const neededNode = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node

const numbersOf = (version) =>
  version
    .match(/(\d+)\.(\d+)/)
    ?.slice(1)
    .map(Number)
/** Whether a version is at least the needed one; one that cannot be read is not. */
export function isFit(version, needed = neededNode()) {
  const [at, least] = [numbersOf(version), numbersOf(needed)]
  if (!at || !least) return false
  return at[0] > least[0] || (at[0] === least[0] && at[1] >= least[1])
}
