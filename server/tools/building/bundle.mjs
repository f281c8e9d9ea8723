// Bundles the server into dist/server: a start reads some thirty files instead of two thousand. What brings programs or files of its own
// stays a package beside it.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../../platform/root.mjs'
import { EXTERNAL_PACKAGES } from '../release/contents.mjs'

/** Threads and processes of their own: files that the server names beside itself. */
const HOSTS = [
  'store/engine/readerThread',
  'store/engine/statisticsThread',
  'files/pictureHost',
  'charts/chartHost',
  'imports/workbook/workbookHost',
  'excel/sheetHost',
]
const MAINS = [
  ...['main', 'app', 'platform/settings/config', 'tools/migrate', 'tools/seed', 'tools/doctor', 'tools/backup', 'tools/restore'],
  'tools/upgrade/upgrade',
]

/** Refuses a package that is loaded when needed and yet would end up in the bundle. */
const lazyPackagesPlugin = {
  name: 'kept whole',
  setup: (builder) =>
    builder.onResolve({ filter: /^[^.]/ }, ({ path, kind, importer }) => {
      const isOurs = kind === 'dynamic-import' && !importer.includes('node_modules')
      if (!isOurs || path.startsWith('node:') || EXTERNAL_PACKAGES.includes(path)) return undefined
      return { errors: [{ text: `${path} is loaded when needed: it belongs into EXTERNAL_PACKAGES` }] }
    }),
}

const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
/**
 * V8 keeps a source for as long as it runs, and twice as large when a single character of it is not ASCII. esbuild escapes them in texts,
 * though not in patterns. String.raw would see the difference: here it makes patterns alone, which mean the same either way.
 */
const inAscii = {
  name: 'in ASCII',
  setup: (builder) =>
    builder.onLoad({ filter: /\.[cm]?[jt]s$/ }, ({ path }) => ({
      // A character that is escaped already stands behind its backslash.
      contents: readFileSync(path, 'utf8').replace(/\\[ -~]|\\?([\u0080-\uffff])/g, (all, letter) => (letter ? escaped(letter) : all)),
      loader: /ts$/.test(path) ? 'ts' : 'js',
    })),
}

/** Apollo hashes the document of each call. In a bundle it does not see that Node is there to do it, and takes a package in JavaScript. */
const hashedByNode = {
  name: 'hashed by Node',
  setup: (builder) => {
    builder.onResolve({ filter: /^sha\.js$/ }, ({ path }) => ({ path, namespace: 'node' }))
    builder.onLoad({ filter: /^sha\.js$/, namespace: 'node' }, () => ({ contents: "module.exports = require('node:crypto').createHash" }))
  },
}

const outdir = join(root, 'dist/server')
const options = {
  absWorkingDir: root,
  outdir,
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  logLevel: 'warning',
  // Names stay, for who reads where an error came from.
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'linked',
  external: EXTERNAL_PACKAGES,
  plugins: [lazyPackagesPlugin, hashedByNode, inAscii],
  // Packages in CommonJS load what Node brings.
  banner: { js: "import { createRequire as requireHere } from 'node:module'; const require = requireHere(import.meta.url);" },
}
const [mains, hosts] = await Promise.all([
  build({ ...options, splitting: true, entryPoints: MAINS.map((name) => `server/${name}.ts`) }),
  build({ ...options, outExtension: { '.js': '.mjs' }, entryPoints: HOSTS.map((name) => `server/${name}.mjs`) }),
])
const made = new Set([mains, hosts].flatMap(({ metafile }) => Object.keys(metafile.outputs)).map((path) => basename(path)))
for (const name of readdirSync(outdir)) if (!made.has(name)) rmSync(join(outdir, name), { recursive: true, force: true })
