import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const cwd = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(`${cwd}${path}`, 'utf8')
const scripts = JSON.parse(read('package.json')).scripts as Record<string, string>
/** Promises are numbered once for all; a new one gets the next number. */
const COUNT = 50
const rows = [...read('tests/README.md').matchAll(/^\| (P\d\d) \|(.*)\|$/gm)].map(([, id = '', rest = '']) => {
  const [promise = '', proofs = '', figure = '', command = ''] = rest.split(' | ').map((cell) => cell.trim())
  return { id, promise, figure, command, files: [...proofs.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) }
})
/** What each command runs, of the files that hold promises. */
const RUNS: Readonly<Record<string, RegExp>> = {
  test: /^tests\/(unit|matrix|api|stories|e2e)\//,
  'test:all': /^tests\/(unit|matrix|api|stories|e2e|faults)\//,
  'test:faults': /^tests\/faults\//,
  bench: /^tests\/bench\//,
}

describe('the table of promises', () => {
  it('has a row for each, in order, with a promise, a proof, a figure and a command', () => {
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: COUNT }, (_, at) => `P${String(at + 1).padStart(2, '0')}`))
    expect(rows.filter((row) => !row.promise || !row.files.length || !row.figure || !row.command).map(({ id }) => id)).toEqual([])
  })

  it('names files that there are', () => {
    const missing = rows.flatMap(({ id, files }) => files.filter((file) => !globSync(file, { cwd }).length).map((file) => `${id}: ${file}`))
    expect(missing).toEqual([])
  })

  it('names commands that there are, and that run what the row names', () => {
    const wrong = rows.flatMap(({ id, command, files }) => {
      const asked = [...command.matchAll(/npm (?:run )?([\w:]+)(?: (\w+))?/g)]
      const runs = asked.map(([, script = '', bench]) =>
        script in scripts ? (bench ? new RegExp(`^tests/bench/(?:\\w+/)?${bench}\\.`) : RUNS[script]) : undefined,
      )
      const isRun = (file: string) => runs.some((pattern) => globSync(file, { cwd }).some((path) => pattern?.test(path)))
      return asked.length && runs.every(Boolean)
        ? files.filter((file) => !isRun(file)).map((file) => `${id}: ${file}`)
        : [`${id}: ${command}`]
    })
    expect(wrong).toEqual([])
  })
})
