import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const dist = new URL('../../dist/', import.meta.url)
const kb = (bytes: number) => (bytes / 1000).toFixed(1)

/** Bytes of the scripts that a page loads before anything is clicked: its own and what they import, not what they import later. */
function firstLoad(app: string, page: string): number {
  const folder = new URL(`${app}/`, dist)
  const html = readFileSync(new URL(page, folder), 'utf8')
  const seen = new Set<string>()
  const walk = (path: string) => {
    const file = new URL(path.replace(/^\/(bigscreen\/|playground\/)?/, ''), folder)
    if (seen.has(file.href) || !existsSync(file)) return
    seen.add(file.href)
    const text = readFileSync(file, 'utf8')
    for (const [, to] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) walk(`assets/${to}`)
  }
  for (const [, src] of html.matchAll(/(?:src|href)="([^"]+\.js)"/g)) walk(src as string)
  return [...seen].reduce((sum, href) => sum + gzipSync(readFileSync(new URL(href)), { level: 9 }).length, 0)
}
const everything = (app: string) =>
  readdirSync(new URL(`${app}/assets/`, dist))
    .filter((f) => f.endsWith('.js'))
    .reduce((sum, f) => sum + gzipSync(readFileSync(new URL(`${app}/assets/${f}`, dist)), { level: 9 }).length, 0)

console.log('JavaScript, gzip -9')
console.log(`  console, log-in page   ${kb(firstLoad('console', 'index.html'))} kB (goal <= 120)`)
console.log(`  bigscreen, everything  ${kb(everything('bigscreen'))} kB (goal <= 190)`)
