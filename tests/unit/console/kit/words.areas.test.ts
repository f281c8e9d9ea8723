import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../../console/kit/gen/resources.ts'
import { everyArea } from '../../../../console/resource/meta.ts'

const files = readdirSync('locales/en').map((name) => name.replace('.json', ''))
/** In which file the words below a first part of keys stand. */
const fileOf = new Map(
  files.flatMap((file) => Object.keys(JSON.parse(readFileSync(`locales/en/${file}.json`, 'utf8'))).map((top) => [top, file] as const)),
)
const sources = globSync('console/**/*.{ts,tsx}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\/(gen|playground)\//.test(path))
const textOf = (path: string) => readFileSync(path, 'utf8')
const KEY =
  /\bt\(\s*(?:\[\s*)?['"`](\w+)\.|(?:title|label|word)=?:?\s*\{?['"](\w+)\.\w+[.\w]*['"]|\b(?:labels\.\w+|label|value|action|hint)\('(\w+)',/g
const spokenIn = (path: string) =>
  [...textOf(path).matchAll(KEY)].map((found) => fileOf.get(found.slice(1).find(Boolean) ?? '')).filter((file) => file !== undefined)

const areas = readdirSync('console/screens', { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? one.name : []))
const ofAreas = new Set([...areas, ...everyArea])
const quoted = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
const namedIn = (text: string) => [...text.matchAll(/\bwords: \[([^\]]*)\]/g)].flatMap(([, list = '']) => quoted(list))
/** The files of other areas that pages and screens of an area have named. */
const named = (area: string) => {
  const own = sources.filter((path) => path.startsWith(`console/screens/${area}/`)).map(textOf)
  const lists = own.flatMap(namedIn)
  return own.some((text) => text.includes('words: everyArea')) ? [...lists, ...everyArea] : lists
}

describe('words', () => {
  it.each(Object.values(resources))('of $name stand in the file of its area', ({ name, area }) => {
    expect(fileOf.get(name)).toBe(area)
  })

  it.each(areas)('of another area are downloaded where %s says them', (area) => {
    const known = new Set([area, ...named(area)])
    const missing = sources
      .filter((path) => path.startsWith(`console/screens/${area}/`))
      .flatMap((path) => spokenIn(path).flatMap((file) => (ofAreas.has(file) && !known.has(file) ? `${path}: ${file}` : [])))
    expect(missing).toEqual([])
  })

  it('of areas are said by no generic room', () => {
    const generic = sources.filter((path) => !path.startsWith('console/screens/'))
    expect(generic.flatMap((path) => spokenIn(path).flatMap((file) => (ofAreas.has(file) ? `${path}: ${file}` : [])))).toEqual([])
  })

  it('that are asked for have a file', () => {
    const loaded = sources
      .map(textOf)
      .flatMap((text) => [...[...text.matchAll(/loadWords\('(\w+)'\)/g)].map(([, file = '']) => file), ...namedIn(text)])
    expect(loaded.length).toBeGreaterThan(10)
    expect(loaded.filter((file) => !files.includes(file))).toEqual([])
  })
})
