import { readFileSync } from 'node:fs'
import { buildSync, transformSync } from 'esbuild'
import { root } from '../../platform/root.mjs'

type App = 'console' | 'bigscreen' | 'playground'
const FOLDER = 'console/shared/oldBrowser'
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
const browsers = JSON.parse(read(`${FOLDER}/browsers.json`)) as {
  oldest: Record<App, Record<'chrome' | 'safari' | 'firefox', string>>
  needs: Record<App, { names: string[]; styles: string[] }>
  polyfills: Record<App, Record<string, string>>
  young: string[]
}

/** Build targets of an app: the oldest engines that it promises to run in. Safari's is the one of iOS too. */
export const targetsOf = (app: App) => Object.entries(browsers.oldest[app]).map(([engine, version]) => `${engine}${version}`)

/** What the oldest browsers can read; esbuild refuses anything younger. */
const es5 = (code: string) => transformSync(code, { target: 'es5', minify: true }).code.trim()
const words = (language: string) => (JSON.parse(read(`locales/${language}/oldBrowser.json`)) as { oldBrowser: object }).oldBrowser
const pageScript = (app: App) =>
  es5(
    read(`${FOLDER}/page.js`)
      .replace('__WORDS__', () => JSON.stringify({ zh: words('zh'), en: words('en') }))
      .replace('__OLDEST__', JSON.stringify(browsers.oldest[app])),
  )

interface Bundled {
  readonly stdin?: { contents: string; resolveDir: string }
  readonly entryPoints?: string[]
}
/** A classic script of its own, for browsers of this age. */
const bundled = (entry: Bundled, target: string[]) =>
  buildSync({ ...entry, absWorkingDir: root, bundle: true, format: 'iife', minify: true, target, write: false, logLevel: 'error' })
    .outputFiles[0]?.text ?? ''
const polyfillsOf = (app: App) => {
  const contents = Object.values(browsers.polyfills[app]).map((module) => `import 'core-js/modules/${module}.js'`)
  return bundled({ stdin: { contents: contents.join('\n'), resolveDir: root } }, targetsOf(app))
}

interface Emitter {
  emitFile(file: { type: 'asset'; name?: string; fileName?: string; source: string }): string
  getFileName(reference: string): string
}

/** The probe of a page, with the addresses of what it loads where something is missing. */
function probe(app: App, at: (name: string) => string) {
  const { names, styles } = browsers.needs[app]
  const settings = {
    ...{ names, styles, filled: Object.keys(browsers.polyfills[app]), young: browsers.young, isWall: app === 'bigscreen' },
    ...{ page: at('too-old'), code: at('code'), polyfills: at('polyfills') },
  }
  return es5(read(`${FOLDER}/probe.js`).replace('__SETTINGS__', () => JSON.stringify(settings)))
}

/**
 * Tells browsers that are too old, and gives those that are just new enough what they lack: three scripts that no other browser loads, and a probe
 * that stands in the page before the app's scripts. The viewer of the REST description loads the playground's probe by its address.
 */
export function oldBrowsers(app: App, base: string) {
  const references = new Map<string, string>()
  let emitter: Emitter | undefined
  const at = (name: string) => `${base}${emitter?.getFileName(references.get(name) ?? '') ?? ''}`
  return {
    name: 'old-browsers',
    apply: 'build' as const,
    buildStart(this: Emitter) {
      emitter = this
      const scripts = {
        'too-old': pageScript(app),
        code: bundled({ entryPoints: [`${FOLDER}/code.ts`] }, ['es2015']),
        polyfills: polyfillsOf(app),
      }
      for (const [name, source] of Object.entries(scripts))
        references.set(name, this.emitFile({ type: 'asset', name: `${name}.js`, source }))
    },
    generateBundle(this: Emitter) {
      if (app === 'playground') this.emitFile({ type: 'asset', fileName: 'probe.js', source: probe(app, at) })
    },
    transformIndexHtml: {
      order: 'post' as const,
      handler: (html: string) => html.replace('<script', () => `<script nonce="__NONCE__">${probe(app, at)}</script>\n  <script`),
    },
  }
}
