import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const cwd = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(`${cwd}${path}`, 'utf8')
const papers = globSync(['*.md', '{server,console,bigscreen,tests}/**/*.md'], { cwd })
const scripts = Object.keys(JSON.parse(read('package.json')).scripts)

describe('the papers', () => {
  it('begin with a README that is read in ten minutes, and one page of how to contribute', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
    expect(read('CONTRIBUTING.md').trimEnd().split('\n').length).toBeLessThanOrEqual(80)
  })

  it('say the same in Chinese: as many headings, the same commands, settings, addresses and pictures in the same order', () => {
    const outline = (path: string) => {
      const text = read(path)
      return {
        headings: [...text.matchAll(/^#+ /gm)].map(([mark]) => mark),
        code: [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, code]) => code).sort(),
        pictures: [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, picture]) => picture),
      }
    }
    expect(outline('README.zh-CN.md')).toEqual(outline('README.md'))
  })

  it('name the version of the program first among what changed', () => {
    const [, version] = /^## \[(\d+\.\d+\.\d+)\]/m.exec(read('CHANGELOG.md')) ?? []
    expect(version).toBe(JSON.parse(read('package.json')).version)
  })

  it('number every decision once, without a gap', () => {
    const numbers = papers
      .filter((path) => path.endsWith('DECISIONS.md'))
      .flatMap((path) => [...read(path).matchAll(/^- \*\*(\d+)\. /gm)].map(([, number]) => Number(number)))
      .sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    expect(numbers.length).toBeGreaterThan(0)
  })

  it('lead to papers and pictures that there are', () => {
    const linked = papers.flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) => join(dirname(path), to)),
    )
    expect(linked.filter((path) => !existsSync(`${cwd}${path}`))).toEqual([])
    expect(linked.length).toBeGreaterThan(0)
  })

  it('name files of the product that there are', () => {
    const named = papers.flatMap((path) =>
      [...read(path).matchAll(/`((?:server|console|bigscreen|locales|tests)\/[\w./*{},-]+\.\w+)`/g)].map(
        ([, file = '']) => `${path}: ${file}`,
      ),
    )
    expect(named.filter((one) => !globSync(one.split(': ')[1] ?? '', { cwd }).length)).toEqual([])
  })

  it('name commands that there are', () => {
    const named = papers.flatMap((path) => [...read(path).matchAll(/`?npm run ([\w:]+)/g)].map(([, name = '']) => `${path}: ${name}`))
    expect(named.filter((one) => !scripts.includes(one.split(': ')[1] ?? ''))).toEqual([])
  })
})

it('SECURITY.md has a review of the components for the version of the program', () => {
  const version = JSON.parse(read('package.json')).version
  expect(read('SECURITY.md')).toMatch(new RegExp(`^\\| ${version.replaceAll('.', '\\.')} \\| \\d{4}-\\d\\d-\\d\\d \\| .+ \\| .+ \\|$`, 'm'))
})
