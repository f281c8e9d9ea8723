import {
  type FieldDef,
  importableFields,
  importKeyOf,
  instant,
  isMandatory,
  type Language,
  link,
  type ResourceDef,
} from '../../kernel/index.ts'
import { known, words } from '../../platform/words.ts'
import { hasOpposite, mayDiffer, takesSide, wordsIn } from './opposites.ts'

/** A field of the target as the mapping shows it. */
export interface MappedField {
  readonly key: string
  readonly label: string
  readonly isRequired: boolean
  readonly isKey: boolean
  /** Known, but nothing that a sheet can fill. */
  readonly isReadonly?: true
}
const LANGUAGES: readonly Language[] = ['zh', 'en']
/** What every row has beside its definition, as exports show it. */
const STAMPS: readonly (readonly [string, FieldDef])[] = [
  ['createdAt', instant()],
  ['createdById', link('user')],
  ['updatedAt', instant()],
  ['updatedById', link('user')],
]

export function labelOf(resource: ResourceDef, key: string, language: Language): string {
  const translate = words(language)
  if (key === 'id') return 'ID'
  const own = `${resource.name}.fields.${key}`
  const label = translate(own)
  return label === own ? translate(`fields.${key}`) : label
}

/** Every field that a header may mean: what can be filled, the record's own number, and what is known but comes from elsewhere. */
export function fieldsOf(resource: ResourceDef, language: Language): MappedField[] {
  const keys = new Set(importKeyOf(resource))
  const allowed = new Map(importableFields(resource))
  const label = (key: string) => labelOf(resource, key, language)
  const own = [...allowed].map(
    ([key, field]): MappedField => ({ key, label: label(key), isRequired: isMandatory(field), isKey: keys.has(key) }),
  )
  // A number that the server gives cannot be filled, but says which record a row means.
  const numbers = [...keys]
    .filter((key) => !allowed.has(key))
    .map((key): MappedField => ({ key, label: label(key), isRequired: false, isKey: true }))
  const shown = Object.entries(resource.fields).filter(([key, { options }]) => !allowed.has(key) && !keys.has(key) && !options.secret)
  const others = [...shown.map(([key]) => key), ...Object.keys(resource.computed), ...STAMPS.map(([key]) => key)]
  const known = others.map((key): MappedField => ({ key, label: label(key), isRequired: false, isKey: false, isReadonly: true }))
  return [{ key: 'id', label: 'ID', isRequired: false, isKey: false }, ...numbers, ...own, ...known]
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
const UNITS = [/\s*[([{【〔［].*$/u, /\/[^/]{1,6}$/u]
/** 'Width (mm)', '宽度/mm' and '宽度【毫米】' all say more than the name; 'Stock (min)' says another one. */
const withoutUnit = (text: string) =>
  UNITS.reduce((name, unit) => name.replace(unit, (dropped) => (takesSide(dropped) ? dropped : '')), text.normalize('NFKC'))

/** How many letters have to be changed, taken out or put in, as far as it matters here. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (last[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    last = next
  }
  return last[b.length] ?? most + 1
}
/** Slips of the pen are forgiven in long Latin words only: one Chinese character is the difference between on and off the machine. */
function isNear(a: string, b: string): boolean {
  const [one, other] = [bare(a), bare(b)]
  const length = Math.min(one.length, other.length)
  if (length < 5 || !/^[\x20-\x7e]+$/.test(one + other) || mayDiffer(a, b)) return false
  const most = length >= 9 ? 2 : 1
  return distance(one, other, most) <= most
}

const HAN = /^\p{Script=Han}+$/u
/** '重要程度' and '重要度' are one word, longer and shorter: nothing is changed in it, and what is added turns nothing round. */
function isLonger(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < 3 || long.length !== short.length + 1 || !HAN.test(a + b) || mayDiffer(a, b)) return false
  const at = [...short].findIndex((sign, i) => sign !== long[i])
  const place = at < 0 ? short.length : at
  return long.slice(place + 1) === short.slice(place) && !takesSide(long[place] ?? '')
}

/** What other systems call a field: beside its label in the locales, of one list or of all. */
export function aliasesOf(resource: ResourceDef, key: string): string[] {
  return LANGUAGES.flatMap((language) =>
    [`${resource.name}.aliases.${key}`, `aliases.${key}`].flatMap((place) =>
      known(place, language) ? words(language)(place).split('|').filter(Boolean) : [],
    ),
  )
}

interface Spelled {
  readonly key: string
  /** Its labels in both languages, with and without the name of the list, and its key; all bare, the labels first. */
  readonly names: readonly string[]
  /** Bare. */
  readonly aliases: readonly string[]
  /** What a slip of the pen may mean, as it is written: nothing where the opposite stands in the same list. */
  readonly spellings: readonly string[]
}
const plainKey = (key: string) => key.replace(/Ids?$/, '')
const titlesOf = (resource: ResourceDef, key: string) => LANGUAGES.map((language) => labelOf(resource, key, language))
const spelled = new WeakMap<ResourceDef, readonly Spelled[]>()
/** All that a field may be called by. */
function spelledOf(resource: ResourceDef): readonly Spelled[] {
  const made = spelled.get(resource) ?? spell(resource)
  spelled.set(resource, made)
  return made
}
function spell(resource: ResourceDef): Spelled[] {
  const subjects = LANGUAGES.map((language) => bare(words(language)(`${resource.name}.label`)))
  const keys = fieldsOf(resource, 'zh').map(({ key }) => key)
  const everything = new Set(keys.flatMap((key) => [...titlesOf(resource, key), plainKey(key)].map((name) => wordsIn(name).join(''))))
  return keys.map((key) => {
    const titles = titlesOf(resource, key)
    const labels = titles.map(bare)
    const plain = [...labels, bare(key), bare(plainKey(key))]
    const whole = subjects.flatMap((subject) => labels.map((label) => `${subject}${label}`))
    const short = subjects.flatMap((subject) => labels.flatMap((label) => (label.startsWith(subject) ? [label.slice(subject.length)] : [])))
    const names = [...new Set([...plain, ...whole, ...short])].filter(Boolean)
    const full = titles.flatMap((title) => LANGUAGES.map((language) => `${words(language)(`${resource.name}.label`)} ${title}`))
    const spellings = hasOpposite([...titles, plainKey(key)], everything) ? [] : [...titles, plainKey(key), ...full]
    return { key, names, aliases: aliasesOf(resource, key).map(bare), spellings }
  })
}

/** What a header says as it is written, bare, and bare without its unit. */
interface Header {
  readonly text: string
  readonly whole: string
  readonly unitless: string
}
/** How a header may mean a field, the surest way first; a label counts for more than a name that another field might have as well. */
const MATCHERS: readonly ((header: Header, field: Spelled) => boolean)[] = [
  ({ whole }, { names }) => names.slice(0, LANGUAGES.length).includes(whole),
  ({ whole }, { names }) => names.includes(whole),
  ({ whole }, { aliases }) => aliases.includes(whole),
  ({ unitless }, { names }) => names.slice(0, LANGUAGES.length).includes(unitless),
  ({ unitless }, { names }) => names.includes(unitless),
  ({ unitless }, { aliases }) => aliases.includes(unitless),
  ({ text }, { spellings }) => spellings.some((name) => isNear(text, name)),
  ({ whole }, { spellings }) => spellings.some((name) => isLonger(whole, bare(name))),
]

/** Which field each header means, each field once; nothing for headers that no field is called by. */
export function matchHeaders(resource: ResourceDef, headers: readonly string[]): (string | null)[] {
  const fields = spelledOf(resource)
  const out: (string | null)[] = headers.map(() => null)
  const taken = new Set<string>()
  const read = headers.map((text): Header => ({ text, whole: bare(text), unitless: bare(withoutUnit(text)) }))
  for (const means of MATCHERS) {
    for (const [at, header] of read.entries()) {
      if (out[at] !== null || !header.whole) continue
      const found = fields.find((field) => !taken.has(field.key) && means(header, field))
      if (!found) continue
      out[at] = found.key
      taken.add(found.key)
    }
  }
  return out
}
