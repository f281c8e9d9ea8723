import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programOf } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { Advice, runQuietly } from '../../start/command.mjs'
import { phase } from '../../start/phase.mjs'
import { fingerprint } from '../building/fingerprint.mjs'

/** All that the modules follow from: definitions, what turns them into an API, documents, and the words of descriptions. */
const SOURCES = [
  ...['kernel', 'domain', 'graphql', 'tools/generate'].map((room) => `server/${room}`),
  ...['codegen.ts', 'package-lock.json', 'locales/en', 'console', 'bigscreen'],
]
const ONLY = /^(?:server|locales)[\\/].*\.(?:ts|json)$|\.graphql$|^codegen\.ts$|^package-lock\.json$/
const stamp = join(root, 'console/kit/gen/.stamp')

/** What the modules must be made from, where they are not; undefined where they are as their sources are. Takes 50 ms. */
export function staleModules() {
  const print = fingerprint(SOURCES, { only: ONLY })
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === print ? undefined : print
}
/** Makes the generated modules of both apps: `gen/` folders, which no commit holds. Takes 3 s. */
export async function generateModules(print) {
  await runQuietly(programOf('tsx'), ['server/tools/generate/gen.ts', '--modules']).catch((error) => {
    throw new Advice(`The modules of the apps cannot be generated:\n${error.output || error.message}`)
  })
  writeFileSync(stamp, print)
}
/** The same where they are stale, for what needs them and no build. */
export async function ensureModules() {
  const print = staleModules()
  if (print) await phase('Generating types', () => generateModules(print))
}
