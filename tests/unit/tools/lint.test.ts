import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../server/platform/paths.ts'
import { programOf } from '../../../server/platform/programs.mjs'

interface Plugin {
  readonly path: string
  readonly includes: readonly string[]
}
interface Snippet {
  readonly file: string
  readonly bad: readonly string[]
  readonly good: readonly string[]
}
/** By rule: lines that it refuses, each by itself, and lines that it lets pass. */
const SNIPPETS: Readonly<Record<string, Snippet>> = {
  clock: {
    file: 'server/domain/repair/x.ts',
    bad: ['export const a = new Date()', 'export const b = Date.now()', 'export const c = new Date'],
    good: ['export const d = new Date(0)', 'export const e = Date.parse("2026-01-01")'],
  },
  colourInCode: {
    file: 'console/resource/x.ts',
    bad: [
      "export const a = '#fff'",
      "export const b = 'rgb(1 2 3)'",
      "export const c = '1px solid #14181f'",
      "export const d = 'color: #123456;'",
    ],
    good: ["export const e = '#/repair/logs'", "export const f = 'var(--ink)'", "export const g = '#12'"],
  },
  colourInSheet: {
    file: 'bigscreen/boards/x.module.css',
    bad: [
      '.a { color: #fff }',
      '.b { border: 1px solid rgb(1 2 3 / 0.5) }',
      '.c { background: hsl(1 2% 3%) }',
      '.d { fill: rgba(1, 2, 3, 0.5) }',
    ],
    good: ['.e { color: var(--ink) }', '.f { background: color-mix(in srgb, var(--ink) 5%, transparent) }'],
  },
  textInScreens: {
    file: 'console/screens/repair/x.tsx',
    bad: [
      'export const A = () => <p>Hello</p>',
      'export const B = () => <p>停机</p>',
      'export const C = () => <p>{1} hours</p>',
      'export const D = () => <input placeholder="Search" />',
    ],
    good: [
      'export const E = () => <p>{1} kg</p>',
      'export const F = () => <kbd>Ctrl K</kbd>',
      'export const G = () => <p>{1} / {2}</p>',
      'export const H = () => <input className="wide" />',
    ],
  },
  defaultOnKind: {
    file: 'server/excel/x.ts',
    bad: [
      "export const a = (field: { kind: 'a' | 'b' }) => { switch (field.kind) { case 'a': return 1; default: return 2 } }",
      "export const b = (kind: 'a' | 'b') => { switch (kind) { case 'a': return 1; default: return 2 } }",
      "export const c = (one: { type: 'a' | 'b' }) => { switch (one.type) { case 'a': return 1; default: return 2 } }",
    ],
    good: [
      "export const d = (one: { type: 'a' | 'b' }) => { switch (one.type) { case 'a': return 1; case 'b': return 2 } }",
      "export const e = (state: string) => { switch (state) { case 'a': return 1; default: return 2 } }",
    ],
  },
}

const { plugins } = JSON.parse(readFileSync(new URL('biome.json', root), 'utf8')) as { plugins: readonly Plugin[] }
const nameOf = ({ path }: Plugin) => basename(path, '.grit')
const folder = mkdtempSync(join(tmpdir(), 'millwright-lint-'))
/** Numbers of the lines that are refused, by file. */
const refused = new Map<string, Set<number>>()
const run = (file: string, words: readonly string[], cwd: string) =>
  new Promise<string>((resolve) => execFile(process.execPath, [file, ...words], { cwd }, (_error, stdout) => resolve(stdout)))

beforeAll(async () => {
  const absolute = plugins.map((one) => ({ ...one, path: fileURLToPath(new URL(one.path, root)) }))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, plugins: absolute, linter: { rules: { preset: 'none' } } }))
  for (const { file, bad, good } of Object.values(SNIPPETS)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), `${[...bad, ...good].join('\n')}\n`)
  }
  const report = await run(programOf('@biomejs/biome'), ['lint', '--reporter=json', '--max-diagnostics=200', '.'], folder)
  const { diagnostics } = JSON.parse(report) as { diagnostics: { location: { path: string; start: { line: number } } }[] }
  for (const { location } of diagnostics) {
    const file = location.path.replaceAll('\\', '/')
    refused.set(file, new Set([...(refused.get(file) ?? []), location.start.line]))
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a rule of our own', () => {
  it('is switched on if it is there, and has snippets here', () => {
    const there = globSync('server/tools/lint/*.grit', { cwd: fileURLToPath(root) }).map((file) => basename(file, '.grit'))
    expect(plugins.map(nameOf).sort()).toEqual(there.sort())
    expect(Object.keys(SNIPPETS).sort()).toEqual(there.sort())
  })

  it.each(plugins.map((one) => [nameOf(one), one] as const))(
    '%s says why, and refuses what it is there for and nothing else',
    (name, plugin) => {
      const { file, bad } = SNIPPETS[name] as Snippet
      expect([...(refused.get(file) ?? [])].sort((a, b) => a - b)).toEqual(bad.map((_, at) => at + 1))
      expect(readFileSync(new URL(plugin.path, root), 'utf8')).toMatch(/message ?= ?"[^"]+: [^"]+\."/)
    },
  )
})
