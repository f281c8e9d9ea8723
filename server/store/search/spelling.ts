import { type BulkStore, type Registry, type ResourceDef, squeeze, systemActor, toHalfWidth } from '../../kernel/index.ts'
import { spellings } from '../schema/tableSpec.ts'
import { POLYPHONES, spellingsOf } from './polyphones.ts'

type Values = Readonly<Record<string, unknown>>

const MAX = 1000
/** 11 MB of readings, loaded on first use. */
let library: Promise<typeof import('pinyin-pro')> | undefined
const loaded = () => {
  library ??= import('pinyin-pro')
  return library
}
const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
/** A spelling in full and by its initials. */
const written = (syllables: readonly string[]): readonly string[] =>
  syllables.length ? [syllables.join(''), syllables.map((one) => one[0]).join('')] : []
const joined = (all: readonly string[]) => [...new Set(all)].join(' ').slice(0, MAX)

/**
 * '张建国' becomes 'zhangjianguo zjg', with further words for other readings of its characters: '重庆' is 'chongqing cq zhongqing zq'. At the
 * beginning, a character is read as a family name. Latin letters are lower-cased, and a name in full-width characters is added in half width.
 */
async function derived(text: string): Promise<string> {
  const { pinyin } = await loaded()
  const parts = pinyin(text.normalize('NFKC'), { toneType: 'none', type: 'all', surname: 'head', nonZh: 'consecutive', v: true })
  const syllables = parts.flatMap(({ origin, result }) => words(result).map((reading) => ({ character: origin, reading })))
  const all = spellingsOf(syllables).flatMap(written)
  return joined(toHalfWidth(text) === text ? all : [...all, squeeze(text)])
}
/** The spelling of an earlier version, which knew one reading of each character. */
const withOneReading = (spelled: string) => spelled.split(' ').slice(0, 2).join(' ')
/** Whether a spelling may be of an earlier version: only then it is worth to derive it anew at a start. */
const mayLackReadings = (text: string, stored: unknown) =>
  typeof stored === 'string' && stored.split(' ').length === 2 && [...text].some((character) => POLYPHONES.has(character))

const SYLLABLE = /^(?:[zcs]h|[b-df-hj-np-tw-z])?[aeiouv]{1,3}(?:ng?|r)?$/
/** Letters without the marks of tones; 'ü' is typed as 'v'. */
const plainLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/u\u0308/gi, 'v')
    .replace(/\p{M}/gu, '')

/** A spelling typed by hand: words as they are, or syllables with blanks between them, which get their initials. */
export function spelledByHand(typed: string): string {
  const all = words(plainLetters(typed))
  return joined(all.length > 1 && all.every((word) => SYLLABLE.test(word)) ? written(all) : all)
}

/** The pinyin of one field after a write; undefined where it stays. */
async function nextSpelling(values: Values, record: Values | undefined, [key, of]: [string, string]): Promise<string | null | undefined> {
  const [typed, name] = [values[key], values[of]]
  const isTyped = typed !== undefined && typed !== record?.[key]
  if (isTyped && typeof typed === 'string' && spelledByHand(typed)) return spelledByHand(typed)
  const isNamed = name !== undefined && (name !== record?.[of] || record?.[key] == null)
  if (!isTyped && !isNamed) return undefined
  const text = name ?? record?.[of]
  return typeof text === 'string' && text ? await derived(text) : null
}

/**
 * The pinyin of the texts being written, by field; empty when none is spelled. One that is set by hand stays until the text changes or it is
 * emptied; then it follows from the text.
 */
export async function spelled(resource: ResourceDef, values: Values, record?: Values): Promise<Record<string, unknown>> {
  const out: Record<string, unknown> = {}
  for (const pair of spellings(resource)) {
    const next = await nextSpelling(values, record, pair)
    if (next !== undefined) out[pair[0]] = next
  }
  return out
}

/** Fills in the pinyin of rows written before the field existed, and other readings of those written before there were any. */
export async function fillSpellings(store: BulkStore, registry: Registry): Promise<void> {
  for (const resource of registry.resources) {
    for (const [key, of] of spellings(resource)) {
      const rows: readonly (Values & { id: number })[] = (await store.read(systemActor(0)).of(resource).find({})) as never
      const lacking = new Map<number, string>()
      for (const row of rows) {
        const [text, stored] = [row[of], row[key]]
        if (typeof text !== 'string' || (stored !== null && !mayLackReadings(text, stored))) continue
        const next = await derived(text)
        if (stored === null || (stored === withOneReading(next) && stored !== next)) lacking.set(row.id, next)
      }
      if (!lacking.size) continue
      await store.write(systemActor(0), async (uow) => {
        const locked = await uow.of(resource).lockManyForUpdate([...lacking.keys()])
        for (const row of locked) await uow.of(resource).patch(row, { [key]: lacking.get(row.id) } as never)
      })
    }
  }
}
