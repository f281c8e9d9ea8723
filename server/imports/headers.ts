import { type FieldDef, importableFields, importKeyOf, instant, isAsked, type Language, link, type ResourceDef } from '../kernel/index.ts'
import { words } from '../platform/words.ts'

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
  const say = words(language)
  if (key === 'id') return 'ID'
  const own = `${resource.name}.fields.${key}`
  const label = say(own)
  return label === own ? say(`fields.${key}`) : label
}

/** Every field that a header may mean: what can be filled, the record's own number, and what is known but comes from elsewhere. */
export function fieldsOf(resource: ResourceDef, language: Language): MappedField[] {
  const keys = new Set(importKeyOf(resource))
  const allowed = new Map(importableFields(resource))
  const label = (key: string) => labelOf(resource, key, language)
  const own = [...allowed].map(
    ([key, field]): MappedField => ({ key, label: label(key), isRequired: isAsked(field), isKey: keys.has(key) }),
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
/** 'Width (mm)', '宽度/mm' and '宽度【毫米】' all say more than the name. */
const withoutUnit = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\s*[([{【〔［].*$/u, '')
    .replace(/\/[^/]{1,6}$/u, '')

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
  const length = Math.min(a.length, b.length)
  if (length < 5 || !/^[\x20-\x7e]+$/.test(a + b)) return false
  const most = length >= 9 ? 2 : 1
  return distance(a, b, most) <= most
}

const HAN = /^\p{Script=Han}+$/u
/** A character that turns a word into its opposite, or into another one of the same list. */
const TURNING = /[不未无非否免下上前后初末]/u
/** '重要程度' and '重要度' are one word, longer and shorter: nothing is changed in it, and what is added turns nothing round. */
function isLonger(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < 3 || long.length !== short.length + 1 || !HAN.test(a + b)) return false
  const at = [...short].findIndex((sign, i) => sign !== long[i])
  const place = at < 0 ? short.length : at
  return long.slice(place + 1) === short.slice(place) && !TURNING.test(long[place] ?? '')
}

interface Spelled {
  readonly key: string
  readonly names: readonly string[]
}
/** All names of a field: its labels in both languages, with and without the name of the list, and its key. */
function spelledOf(resource: ResourceDef): Spelled[] {
  const subjects = LANGUAGES.map((language) => bare(words(language)(`${resource.name}.label`)))
  return fieldsOf(resource, 'zh').map(({ key }) => {
    const labels = LANGUAGES.map((language) => bare(labelOf(resource, key, language)))
    const plain = [...labels, bare(key), bare(key.replace(/Ids?$/, ''))]
    const whole = subjects.flatMap((subject) => labels.map((label) => `${subject}${label}`))
    const short = subjects.flatMap((subject) => labels.flatMap((label) => (label.startsWith(subject) ? [label.slice(subject.length)] : [])))
    return { key, names: [...new Set([...plain, ...whole, ...short])].filter(Boolean) }
  })
}

/** What a header says, and what it says without its unit. */
interface Said {
  readonly whole: string
  readonly unitless: string
}
/** How a header may mean a name, the surest way first. */
const WAYS: readonly ((header: Said, name: string) => boolean)[] = [
  ({ whole }, name) => whole === name,
  ({ unitless }, name) => unitless === name,
  ({ whole }, name) => isNear(whole, name),
  ({ whole }, name) => isLonger(whole, name),
]

/** Which field each header means, each field once; nothing for headers that no field is called by. */
export function matchHeaders(resource: ResourceDef, headers: readonly string[]): (string | null)[] {
  const fields = spelledOf(resource)
  const out: (string | null)[] = headers.map(() => null)
  const taken = new Set<string>()
  const said = headers.map((header): Said => ({ whole: bare(header), unitless: bare(withoutUnit(header)) }))
  for (const fits of WAYS) {
    for (const [at, header] of said.entries()) {
      if (out[at] !== null || !header.whole) continue
      const found = fields.filter(({ key, names }) => !taken.has(key) && names.some((name) => fits(header, name)))
      // Its own name counts for more than one that another field might have as well.
      const best = found.find(({ names }) => names.slice(0, 2).some((name) => fits(header, name))) ?? found[0]
      if (!best) continue
      out[at] = best.key
      taken.add(best.key)
    }
  }
  return out
}
