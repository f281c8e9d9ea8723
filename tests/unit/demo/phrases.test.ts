import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('../../../server/demo/', import.meta.url).pathname
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
const read = (file: string): Json => JSON.parse(readFileSync(`${folder}${file}`, 'utf8'))
const files = globSync('**/*.json', { cwd: folder })
const [english, tables] = [true, false].map((isEnglish) => files.filter((file) => file.startsWith('english/') === isEnglish)) as [
  string[],
  string[],
]
const phrases = english.flatMap((file) => Object.keys(read(file) as object))

/** Names of people, firms and streets, which are spelt by how they are spoken, and what English readers never see: patterns, names with English beside. */
const NAMES = [
  /^people\/crews\.json (names|teamRepairers|standIn|staff\.name|operators|qaPeople|repairers\.\w+|repairCrew\..+|reporters)$/,
  /^people\/handovers\.json notice\.(dayShift|nightShift|dayTech|bench|elec|ship|paper)$/,
  /^people\/(organisation\.json departments\.leader|users\.json users\.name)$/,
  /^plants\/partners\.json (customers|vendors)\./,
  /^printing\/rollers\.json plants\.(companies\.(name|contact)|operators)$/,
  /^stock\/parts\.json (parts|families)\.vendor$/,
  /^repair\/faults\.json faults\.machines$/,
  /^complaints\/catalogue\.json (categories|causes|measures|statuses)\.name$/,
]
function textsIn(value: Json, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((one: Json) => textsIn(one, path))
  return Object.entries(value ?? {}).flatMap(([key, one]) => textsIn(one as Json, `${path}${path.endsWith(' ') ? '' : '.'}${key}`))
}
const texts = tables.flatMap((file) => textsIn(read(file), `${file} `))
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anyPhrase = new RegExp([...phrases.toSorted((a, b) => b.length - a.length).map(escaped), '(\\d+|^) ?号'].join('|'), 'gu')

it('has English for every phrase of the tables: what has none would be spelt as if it were a name', () => {
  expect(texts.length).toBeGreaterThan(1000)
  const isName = (path: string) => NAMES.some((pattern) => pattern.test(path.replace('teams.names', 'names')))
  const left = texts.filter(([path, text]) => /\p{Script=Han}/u.test(text.replace(anyPhrase, '')) && !isName(path))
  expect(left).toEqual([])
})

it('has English for nothing that no table has', () => {
  const all = texts.map(([, text]) => text).join('\n')
  const units = Object.keys(read('english/units.json') as object)
  expect(phrases.filter((phrase) => !units.includes(phrase) && !all.includes(phrase))).toEqual([])
})
