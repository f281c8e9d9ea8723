import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { LONG_FORMS } from '../../support/suite/longForms.ts'
import { ON_POSTGRES, ONCE, SELDOM } from '../../support/suite/onPostgres.ts'

const cwd = fileURLToPath(new URL('../../../', import.meta.url))
const found = (pattern: string) => globSync(pattern, { cwd }).map((path) => path.replaceAll('\\', '/'))
const again = new Set(ON_POSTGRES.flatMap(found).filter((path) => !(path in ONCE)))
const core = found('tests/{unit,matrix,concurrency,api,stories}/**/*.test.ts')

it('every line of the list for PostgreSQL still means a test, and every exception is one', () => {
  expect(ON_POSTGRES.filter((pattern) => !found(pattern).length)).toEqual([])
  const exceptions = [...Object.keys(ONCE), ...Object.keys(SELDOM)]
  expect(exceptions.filter((path) => !ON_POSTGRES.some((pattern) => found(pattern).includes(path)))).toEqual([])
})

it('every long form is a test', () => {
  expect(Object.keys(LONG_FORMS).filter((path) => !found(path).length)).toEqual([])
})

it('whatever behaves differently by the base it runs on is tested on both', () => {
  const asks = /\bdialect\b.*from '[./]+support\/store\.ts'|TEST_(DATABASE|REDIS)_URL/
  const asking = core.filter((path) => asks.test(readFileSync(`${cwd}${path}`, 'utf8')))
  // Queues have backends of their own and try all of them in one run.
  const isOfJobs = (path: string) => path.startsWith('tests/unit/jobs/')
  const isHere = (path: string) => path === 'tests/unit/house/onPostgres.test.ts'
  expect(asking.filter((path) => !again.has(path) && !(path in ONCE) && !isOfJobs(path) && !isHere(path))).toEqual([])
})

it('every query with SQL of its own is asked by tests that run on both bases', () => {
  // What an area lists as expressions, the matrix asks.
  const listed = found('server/domain/*/index.ts').map((path) => /expressions: \[[^\]]*\]/.exec(readFileSync(`${cwd}${path}`, 'utf8'))?.[0])
  const tested = [...[...again].map((path) => readFileSync(`${cwd}${path}`, 'utf8')), ...listed].join('\n')
  const domain = found('server/**/*.ts').filter((path) => !path.endsWith('/index.ts'))
  const sources = new Map(domain.map((path) => [path, readFileSync(`${cwd}${path}`, 'utf8')]))
  const namesOf = (path: string) =>
    [...(sources.get(path) ?? '').matchAll(/export (?:async )?(?:function|const) (\w+)/g)].map(([, name]) => name as string)
  /** By its own name or one that leads to it; computed fields of resources and read models are asked by the matrix. */
  function isAsked(path: string, seen = new Set<string>()): boolean {
    if (seen.has(path)) return false
    seen.add(path)
    const names = namesOf(path)
    if (
      /\.resource\.ts$/.test(path) ||
      /defineReadModel\(/.test(sources.get(path) ?? '') ||
      names.some((name) => new RegExp(`\\b${name}\\b`).test(tested))
    )
      return true
    const mention = new RegExp(`\\b(${names.join('|')})\\b`)
    return names.length > 0 && domain.some((other) => other !== path && mention.test(sources.get(other) ?? '') && isAsked(other, seen))
  }
  // Raw SQL only: what is written with the query builder alone, drizzle writes for either base.
  const isRaw = (path: string) => /\bsql(<|`|\.raw)/.test(sources.get(path) ?? '')
  expect(domain.filter((path) => path.endsWith('.query.ts') && isRaw(path) && !isAsked(path))).toEqual([])
})
