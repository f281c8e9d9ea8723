import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const files = ['console', 'bigscreen'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/\/gen\//.test(path)),
)
const text = Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const modules = files.filter((file) => file.endsWith('.module.css'))
const sheets = files.filter((file) => file.endsWith('.css'))
const code = files.filter((file) => !file.endsWith('.css'))

/** Lines that all sheets may have together: what they have, up to the next ten; what older browsers need instead counts too. */
const BUDGET = 10_780
/** Where text has only the sizes that kit/tokens.css names. Walls are measured by distance and paper by points. */
const SCALED = ['kit', 'resource', 'fields', 'form', 'record', 'import', 'list', 'shell', 'playground'].map((room) => `console/${room}/`)

/** Sheets without classes of their own: tokens, what elements look like at all, what a thumb needs. */
const GLOBAL = [
  'console/kit/looks/app.css',
  'console/kit/looks/elements.css',
  'console/kit/looks/tokens.css',
  'console/shell/phone/thumb.css',
  'bigscreen/theme.css',
]
/** The one sheet of utilities: what a component may name without importing it, and classes of modules are composed of. */
const UTILITY_SHEET = 'console/kit/looks/utilities.css'
/** How many utilities there may be: somebody has to know them all. */
const MOST = 58
/** Those of walls, and a state that the router names. */
const OTHERS = ['active', 'clip', 'shape']

/** Selectors only: no declarations, comments, quoted texts or rules of other programs. */
const selectorsOf = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"[^"]*"/g, '""')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/[^{};]*;/g, '')
    .replace(/@[^{]*\{/g, '{')
const classesOf = (css: string) => new Set([...selectorsOf(css).matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => String(name)))
const defined = new Map(modules.map((file) => [file, classesOf(text[file] ?? '')]))

const utilities = [...classesOf(text[UTILITY_SHEET] ?? '')]
/** The words of every class that a component names without importing it. */
const bare = code.flatMap((file) =>
  [...(text[file] ?? '').matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`)/g)].flatMap(([, plain, joined]) =>
    String(plain ?? joined?.replace(/\$\{[^}]*\}/g, ''))
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => ({ file, name })),
  ),
)

const IMPORT = /import (?:\* as (\w+) from )?'(\.[^']*\.module\.css)'/g
interface Read {
  file: string
  module: string
  name?: string
}
const reads: Read[] = code.flatMap((file) =>
  [...(text[file] ?? '').matchAll(IMPORT)].flatMap(([, variable, path]) => {
    const module = posix.join(posix.dirname(file), String(path))
    if (!variable) return [{ file, module }]
    const names = [...(text[file] ?? '').matchAll(new RegExp(`(?<![\\w.])${variable}\\.(\\w+)`, 'g'))]
    return names.map(([, name]) => ({ file, module, name: String(name) }))
  }),
)

describe('styles', () => {
  it('stay below 300 lines a file', () => {
    expect(sheets.filter((file) => (text[file] ?? '').split('\n').length > 300)).toEqual([])
  })

  it('stay within the budget: a look that is new takes lines from one that is old', () => {
    const lines = sheets.reduce((sum, file) => sum + (text[file] ?? '').split('\n').length - 1, 0)
    expect(lines).toBeLessThanOrEqual(BUDGET)
  })

  it('write in the sizes of the scale', () => {
    const off = sheets
      .filter((file) => SCALED.some((folder) => file.startsWith(folder)))
      .flatMap((file) =>
        [...(text[file] ?? '').matchAll(/\bfont(?:-size)?:[^;/]*\d(?:px|rem)[^;]*;/g)].map(([found]) => `${file} ${found}`),
      )
    expect(off).toEqual([])
  })

  it('are modules, but for a few sheets that hold no component', () => {
    expect(sheets.filter((file) => !modules.includes(file)).sort()).toEqual([...GLOBAL, UTILITY_SHEET].sort())
    const own = GLOBAL.flatMap((file) => [...classesOf(text[file] ?? '')].filter((name) => ![...utilities, ...OTHERS].includes(name)))
    expect(own).toEqual([])
    expect(utilities.length).toBeLessThanOrEqual(MOST)
  })

  it('have a name each, which their classes carry', () => {
    const names = modules.map((file) => basename(file))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('have every class that a component reads', () => {
    const missing = reads.filter(({ module, name }) => !defined.has(module) || (name && !defined.get(module)?.has(name)))
    expect(missing).toEqual([])
    // To the compiler any path that ends so is one.
    expect(code.filter((file) => / from '[^.'][^']*\.module\.css'/.test(text[file] ?? ''))).toEqual([])
  })

  it('have no class that nothing reads', () => {
    const used = new Set(reads.map(({ module, name }) => `${module} ${name}`))
    const idle = modules.flatMap((file) => [...(defined.get(file) ?? [])].map((name) => `${file} ${name}`).filter((one) => !used.has(one)))
    expect(idle).toEqual([])
    const imported = new Set(reads.map(({ module }) => module))
    expect(modules.filter((file) => !imported.has(file))).toEqual([])
  })

  it('share utilities that there are, each of which more than two need', () => {
    const composed = sheets.flatMap((file) =>
      [...(text[file] ?? '').matchAll(/composes: ([\w -]+) from global;/g)].flatMap(([, names]) => String(names).split(' ')),
    )
    expect(composed.filter((name) => !utilities.includes(name))).toEqual([])
    const needed = [...composed, ...bare.map(({ name }) => name)]
    // What is for one kind of element alone stands in layers above that of the parts.
    const parts = classesOf((text[UTILITY_SHEET] ?? '').split('@layer app {')[0] ?? '')
    expect([...parts].filter((name) => needed.filter((one) => one === name).length < 3)).toEqual([])
  })

  it('are reached by a class that is imported, unless all share it', () => {
    const known = [...utilities, ...OTHERS]
    expect(bare.filter(({ name }) => !known.includes(name)).map(({ file, name }) => `${file} ${name}`)).toEqual([])
  })

  it('reach into other components only by slots that these name', () => {
    const named = new Set(
      code.flatMap((file) =>
        [...(text[file] ?? '').matchAll(/data-slot'?[=:]\s*(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})/g)].flatMap(([, a, b, c]) =>
          String(a ?? b ?? c).split(/[^\w-]+/),
        ),
      ),
    )
    const asked = sheets.flatMap((file) => [...(text[file] ?? '').matchAll(/data-slot~="([^"]*)"/g)].map(([, slot]) => `${file} ${slot}`))
    expect(asked.filter((one) => !named.has(String(one.split(' ')[1])))).toEqual([])
  })

  it('animate with what some sheet defines', () => {
    const known = new Set(sheets.flatMap((file) => [...(text[file] ?? '').matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name)))
    const everywhere = new Set(
      [...GLOBAL, UTILITY_SHEET].flatMap((file) => [...(text[file] ?? '').matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name)),
    )
    const lost = modules.flatMap((file) => {
      const own = new Set([...(text[file] ?? '').matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name))
      const names = [...(text[file] ?? '').matchAll(/animation(?:-name)?:([^;]*);/g)].flatMap(([, value]) => String(value).split(/[\s,]+/))
      return names.filter((name) => known.has(name) && !own.has(name) && !everywhere.has(name)).map((name) => `${file} ${name}`)
    })
    expect(lost).toEqual([])
  })
})
