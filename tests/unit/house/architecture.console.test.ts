import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { staleAfter } from '../../../console/kit/gen/readModels.ts'
import { resources } from '../../../console/kit/gen/resources.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const files = globSync('{console,bigscreen}/**/*.{ts,tsx,css,graphql}', { cwd: root }).filter(
  (path) => !/\/(gen|node_modules)\//.test(path),
)
const IMPORT = /(?:from|import|@import)\s*\(?\s*['"](\.[^'"]+)['"]/g
const imports = files.flatMap((from) =>
  [...textOf(from).matchAll(IMPORT)].map(([, to = '']) => ({ from, to: relative(root, join(root, dirname(from), to)) })),
)
const within = (path: string, ...rooms: string[]) => rooms.some((room) => path === room || path.startsWith(`${room}/`))
const broken = (rule: (one: (typeof imports)[number]) => boolean) => imports.filter(rule).map(({ from, to }) => `${from} -> ${to}`)
const areaOf = (path: string) => /^console\/screens\/([^/]+)\//.exec(path)?.[1]

describe('modules of the console', () => {
  it('wait for nothing while they are loaded: a bundle with one that does is cut into twice as many small files', () => {
    const waits = /^(?:export )?(?:(?:const|let) .*= )?await /m
    expect(files.filter((path) => within(path, 'console') && !within(path, 'console/playground') && waits.test(textOf(path)))).toEqual([])
  })
})

describe('rooms of the browser apps', () => {
  it('share one room: the wall takes nothing else of the console, and the room stands on nothing', () => {
    expect(broken(({ from, to }) => within(from, 'bigscreen') && within(to, 'console') && !within(to, 'console/shared'))).toEqual([])
    expect(broken(({ from, to }) => within(from, 'console/shared') && !within(to, 'console/shared'))).toEqual([])
  })

  it('build upwards, each knowing those before it alone', () => {
    const FLOORS = ['kit', 'resource', 'fields', 'form', 'record', 'import', 'list', 'screens', 'shell', 'playground']
    const floorOf = (path: string) => FLOORS.findIndex((room) => within(path, `console/${room}`))
    expect(broken(({ from, to }) => floorOf(from) >= 0 && floorOf(from) < floorOf(to) && !within(from, 'console/shell'))).toEqual([])
    expect(broken(({ from, to }) => within(from, 'console/shell') && areaOf(to) !== undefined)).toEqual([])
  })

  it('keep areas of screens apart: what two of them say stands in console/screens/shared', () => {
    const bad = (from: string, to: string) => areaOf(from) !== undefined && areaOf(to) !== undefined && areaOf(to) !== areaOf(from)
    expect(broken(({ from, to }) => bad(from, to) && areaOf(to) !== 'shared')).toEqual([])
  })
})

const GENERIC_ROOMS = ['kit', 'resource', 'fields', 'form', 'record', 'import', 'list', 'shell', 'shared'].map((room) => `console/${room}`)

describe('generic rooms', () => {
  /** People, plants, files, logs, backups and notices belong to the platform itself: the shell is made of them. */
  const PLATFORM = ['identity', 'system', 'notice', 'backups', 'audit']
  const isPlatform = ({ name, area }: { name: string; area: string }) => PLATFORM.includes(area) || name === 'plant'
  const business = Object.values(resources).filter((meta) => !isPlatform(meta))
  const names = business.map(({ name }) => name)
  const readModels = Object.entries(staleAfter).flatMap(([name, sources]) =>
    sources !== 'everything' && sources.some((source) => names.includes(source)) ? [name] : [],
  )
  /** What a scanned code stands for is a question that any thing may answer. */
  const GENERIC = ['scanned']
  const long = [...names, ...readModels].filter((name) => /[A-Z]/.test(name) && !GENERIC.includes(name))
  const tags = [...new Set(business.map(({ permission }) => permission.split(':')[0]))]
  const cased = (name: string) => `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1)}`
  // The colour of text is called ink as well.
  const NAMED = new RegExp(
    `\\b(?:${long.map(cased).join('|')})\\w*\\b|(?<!token\\()['"](?:${names.join('|')})['"]|['"\`](?:${tags.join('|')}):`,
    'g',
  )

  it('name no record of the business, no question about one and no permission for one', () => {
    const rooms = files.filter((path) => within(path, ...GENERIC_ROOMS))
    expect(rooms.flatMap((path) => [...textOf(path).matchAll(NAMED)].map(([found]) => `${path}: ${found}`))).toEqual([])
  })

  it('name no record of the platform', () => {
    // Those of one word, such as menu, file and plant, are words of the page as well.
    const platform = Object.values(resources).flatMap((meta) => (isPlatform(meta) && /[A-Z]/.test(meta.name) ? [meta.name] : []))
    const PLATFORM_NAMED = new RegExp(`['"](?:${platform.join('|')})['"]`)
    const rooms = files.filter((path) => within(path, ...GENERIC_ROOMS))
    expect(rooms.filter((path) => PLATFORM_NAMED.test(textOf(path)))).toEqual([])
  })
})

describe('screens', () => {
  it('stand in the folder of the area of their resource', () => {
    const astray = files.flatMap((path) => {
      const [, area, name = ''] = /^console\/screens\/(\w+)\/(\w+)\.screen\.tsx$/.exec(path) ?? []
      return area && resources[name as keyof typeof resources]?.area !== area ? [path] : []
    })
    expect(astray).toEqual([])
  })
})
