import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programOf } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { Advice, runQuietly } from '../../start/command.mjs'
import { phase } from '../../start/phase.mjs'

const vite = (folder) => () => runQuietly(programOf('vite'), ['build', folder, '--logLevel', 'warn'])
/** What all apps in browsers are built with. */
const WITH = ['locales', 'console/shared', 'vite.shared.ts', 'vite.lowered.ts', 'server/tools/building/oldBrowserPlugin.ts']
const BUILDS = {
  server: { make: () => runQuietly(join(root, 'server/tools/building/bundle.mjs'), []), from: ['server'] },
  console: { make: vite('console'), from: ['console', ...WITH], not: 'playground' },
  bigscreen: { make: vite('bigscreen'), from: ['bigscreen', ...WITH] },
  playground: {
    make: vite('console/playground'),
    from: ['console/playground', 'console/kit', ...WITH],
  },
}

function* filesOf(path, not) {
  const full = join(root, path)
  if (!existsSync(full)) return
  if (!statSync(full).isDirectory()) return yield path
  for (const entry of readdirSync(full, { withFileTypes: true })) {
    if (entry.name === not || entry.name === 'node_modules' || entry.name === 'migrations') continue
    if (entry.isDirectory()) yield* filesOf(join(path, entry.name), not)
    else yield join(path, entry.name)
  }
}
/** Changes when any source of a build does. */
function printOf({ from, not }) {
  const hash = createHash('sha256')
  for (const file of [...from, 'package-lock.json', 'tsconfig.json'].flatMap((f) => [...filesOf(f, not)]).sort()) {
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}
const stampOf = (name) => join(root, 'dist', `.${name}.stamp`)

const isStale = (name, print) => !existsSync(stampOf(name)) || readFileSync(stampOf(name), 'utf8') !== print

async function make(name) {
  const print = printOf(BUILDS[name])
  if (!isStale(name, print)) return
  await BUILDS[name].make().catch((error) => {
    throw new Advice(`The ${name} cannot be built:\n${error.said || error.message}`)
  })
  writeFileSync(stampOf(name), print)
}

/** Builds what has changed since it was built; the apps once their generated modules are there. */
export async function build() {
  const { staleModules, generateModules } = await import('../generate/ensureModules.mjs')
  const print = staleModules()
  const { server: _server, ...apps } = BUILDS
  const stale = Object.keys(BUILDS).filter((name) => isStale(name, printOf(BUILDS[name])) || (print && name in apps))
  if (!stale.length) return
  mkdirSync(join(root, 'dist'), { recursive: true })
  await phase(`Building ${stale.join(', ')}`, async () => {
    const modules = print ? generateModules(print) : Promise.resolve()
    await Promise.all([make('server'), modules.then(() => Promise.all(Object.keys(apps).map(make)))])
  })
}
