import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../platform/root.mjs'
import { build } from '../building/builds.mjs'
import { install } from './install.mjs'
import { ensureNode } from './runtime.mjs'

/** What `npm start`, `npm test` and others do first: go on with a Node that is new enough, install what is missing, build what is stale. */
export async function ensure() {
  // An archive brings all of it.
  if (existsSync(join(root, 'release.json'))) return
  await ensureNode()
  await install()
  await build()
}
