import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import type { AtRule, Root } from 'postcss'
import { defaultClientConditions, type UserConfig } from 'vite'
import { oldBrowsers, targetsOf } from './server/tools/building/oldBrowserPlugin.ts'
import { forWalls, lowered } from './vite.lowered.ts'

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}
/** What is loaded whenever one of these is, in this order: each comes in one file, for a browser waits for every one of a hundred. */
const TOGETHER = {
  boot: ['console/main.tsx'],
  inside: ['console/shell/AuthenticatedApp.tsx'],
  list: ['console/list/ListScreen.tsx', 'console/resource/defineScreen.ts'],
  // A second later, with every list and around every page.
  extras: ['ListExtras', 'views/ListViews', 'ListTools', 'table/HeadTools'].map((part) => `console/list/${part}.tsx`),
  later: ['console/shell/later/index.ts'],
}

/** What a bundler calls a module: its path with slashes, on Windows behind the letter of its drive. */
const idOf = ({ pathname }: URL) => decodeURIComponent(pathname).replace(/^\/(?=[A-Za-z]:\/)/, '')

/**
 * One group for each file that comes together. The earlier it is, the more it counts: a group takes along whatever its modules import.
 * @param base any file of the project's folder
 */
export function together(base: string = import.meta.url) {
  const owner = new Map<string, string>()
  const own = (graph: Graph, id: string, name: string) => {
    if (owner.has(id)) return
    owner.set(id, name)
    for (const needed of graph.getModuleInfo(id)?.importedIds ?? []) own(graph, needed, name)
  }
  const ownAll = (graph: Graph) => {
    for (const [name, paths] of Object.entries(TOGETHER)) for (const path of paths) own(graph, idOf(new URL(path, base)), name)
  }
  return Object.keys(TOGETHER).map((file, at, files) => ({
    priority: files.length - at,
    name(id: string, graph: Graph) {
      if (!owner.size) ownAll(graph)
      return owner.get(id) === file ? file : null
    },
  }))
}

/**
 * What is called while a page starts: Chromium then compiles all functions of these files at once, beside the page where it has not seen them yet, and
 * keeps them all with the file. It finds out by itself what the file calls, not what React calls later: 1,700 functions, anew for each page.
 */
const EAGER = ['boot', 'inside', 'list']
const callsAll = {
  name: 'calls-all',
  generateBundle: {
    // It must be the first line of a file: after vite has put lines of its own there.
    order: 'post' as const,
    handler(_: unknown, bundle: Record<string, { type: string; name?: string | undefined; code?: string }>) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && EAGER.includes(file.name ?? '')) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

/**
 * Chromium 102 computes for ever when a sheet that only names layers (`@layer a, b;`) comes out of its cache: a signed-in page that is loaded again stays
 * white. Layers that are empty say the same.
 */
const layersNamed = {
  name: 'layers-named',
  generateBundle: {
    order: 'post' as const,
    handler(_: unknown, bundle: Record<string, { fileName: string; source?: string | Uint8Array }>) {
      for (const file of Object.values(bundle))
        if (file.fileName.endsWith('.css'))
          file.source = String(file.source).replace(/@layer ([\w-]+(?:,\s*[\w-]+)*);/g, (_, names: string) =>
            names.replace(/([\w-]+),?\s*/g, '@layer $1{}'),
          )
    },
  },
}

interface Built {
  type: string
  name?: string | undefined
  fileName: string
  facadeModuleId?: string | null
  viteMetadata?: { importedCss: Set<string> }
}
/**
 * The first script of a page stands in it, for the page waits for it; and so do the names of what somebody who is signed in will need, which that script
 * has fetched beside the first file, not behind it.
 */
const preloadApp = {
  name: 'inside-ahead',
  transformIndexHtml: {
    order: 'post' as const,
    handler(html: string, { bundle = {} }: { bundle?: Record<string, Built> | undefined }) {
      const built = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const preloaded = built.filter(({ name }) => name === 'inside' || name === 'list')
      const wordsIn = (lng: string) =>
        built.filter(({ facadeModuleId }) => new RegExp(`/locales/${lng}/(console|common|screens)\\.json$`).test(facadeModuleId ?? ''))
      const named = (files: Built[]) =>
        files.flatMap(({ fileName, viteMetadata }) => [...(viteMetadata?.importedCss ?? []), fileName].map((file) => `/${file}`)).join(' ')
      const look = readFileSync(new URL('console/look.js', import.meta.url), 'utf8').replace(/^ *(\/\/.*)?\n?/gm, '')
      return html
        .replace('__LOOK__', () => look)
        .replace('__INSIDE__', named(preloaded))
        .replace(/__WORDS_(ZH|EN)__/g, (_, lng: string) => named(wordsIn(lng.toLowerCase())))
    },
  },
}

/** Pages of the development server come past ours, which would tell them the factories' clock. */
const untouchedByServer = {
  name: 'utc-offset',
  apply: 'serve' as const,
  transformIndexHtml: (html: string) => html.replace('__UTC_OFFSET__', process.env['BUSINESS_UTC_OFFSET'] ?? '+08:00'),
}

/** A module's classes carry its name, which no other module has; an animation that a module only uses is one of those for all. */
const scopedName = (name: string, file: string, css: string) =>
  new RegExp(`(\\.|@keyframes )${name}(?![\\w-])`).test(css) ? `${basename(file, '.module.css')}-${name}` : name

/** Chakra's rules stand in cascade layers, which any rule outside would beat: modules of the console stand in the layer `app`, unless they name another. */
export const inLayer = {
  postcssPlugin: 'layer-of-modules',
  Once(root: Root, { atRule }: { atRule: (from: { name: string; params: string }) => AtRule }) {
    // PostCSS tells of a file as its system does.
    if (!/\/console\/(?!playground\/).*\.module\.css$/.test((root.source?.input.file ?? '').replaceAll('\\', '/'))) return
    const bare = root.nodes.filter((node) => !(node.type === 'atrule' && node.name === 'layer'))
    root.prepend(atRule({ name: 'layer', params: 'app' }).append(bare))
  },
}

/** A wall has no pointer: the cells around the points of a line, which find the one below it, weigh 10 kB gzipped. */
const withoutPointer = { find: '@nivo/voronoi', replacement: idOf(new URL('bigscreen/charts/withoutPointer.ts', import.meta.url)) }

/** All browser apps build alike; only the folder, the base path and the dev port differ. */
export function app(name: 'console' | 'bigscreen' | 'playground', port: number, more: UserConfig = {}): UserConfig {
  const api = process.env['API'] ?? 'http://127.0.0.1:4000'
  const up = name === 'playground' ? '../../' : '../'
  const base = name === 'console' ? '/' : `/${name}/`
  return {
    base,
    plugins: [react(), untouchedByServer, callsAll, layersNamed, preloadApp, oldBrowsers(name, base)],
    cacheDir: `${up}node_modules/.vite/${name}`,
    css: {
      modules: { generateScopedName: scopedName },
      postcss: { plugins: [lowered, ...(name === 'bigscreen' ? [forWalls] : []), inLayer] },
    },
    html: { cspNonce: '__NONCE__' },
    resolve: {
      // RxJS offers its code for ES5 to whoever does not ask for another.
      conditions: ['es2015', ...defaultClientConditions],
      alias: [
        { find: /^lodash\/(.*?)(\.js)?$/, replacement: 'es-toolkit/compat/$1' },
        // React has had the hook itself since 18.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        ...(name === 'bigscreen' ? [withoutPointer] : []),
      ],
    },
    server: {
      port,
      proxy: { '/graphql': { target: api, ws: true }, '/api': { target: api }, '/files': { target: api }, '/trust': { target: api } },
    },
    build: {
      outDir: `${up}dist/${name}`,
      emptyOutDir: true,
      target: targetsOf(name),
      reportCompressedSize: false,
      sourcemap: false,
      chunkSizeWarningLimit: 700,
      ...(name === 'console' && { rolldownOptions: { output: { codeSplitting: { groups: together() } } } }),
      // The lists of what each lazy chunk needs in turn weigh more than the moment they save; styles must be there before what they dress.
      modulePreload: {
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
      },
    },
    ...more,
  }
}
