import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programOf } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { Advice, runQuietly } from '../../start/command.mjs'
import { phase } from '../../start/phase.mjs'
import { generateModules, staleModules } from '../generate/ensureModules.mjs'
import { fingerprint } from './fingerprint.mjs'

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

/** Changes when any source of a build does. */
const printOf = ({ from, not }) => fingerprint([...from, 'package-lock.json', 'tsconfig.json'], { not })
const stampOf = (name) => join(root, 'dist', `.${name}.stamp`)

const isStale = (name, print) => !existsSync(stampOf(name)) || readFileSync(stampOf(name), 'utf8') !== print

async function make(name) {
  const print = printOf(BUILDS[name])
  if (!isStale(name, print)) return
  await BUILDS[name].make().catch((error) => {
    throw new Advice(`The ${name} cannot be built:\n${error.output || error.message}`)
  })
  writeFileSync(stampOf(name), print)
}

/** Builds what has changed since it was built; the apps once their generated modules are there. */
export async function build() {
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
