import { config, NOTICE_LANGUAGE } from '../../domain/system/index.ts'
import type { UnitOfWork } from '../../kernel/index.ts'
import breakdowns from './breakdowns.json' with { type: 'json' }
import places from './places.json' with { type: 'json' }
import stores from './stores.json' with { type: 'json' }
import units from './units.json' with { type: 'json' }
import upkeep from './upkeep.json' with { type: 'json' }

const HAN = /\p{Script=Han}/u
/** Marks of Chinese between phrases. */
const MARKS: Readonly<Record<string, string>> = {
  '、': ', ',
  '，': ', ',
  '；': '; ',
  '。': '. ',
  '：': ': ',
  '（': ' (',
  '）': ') ',
  '【': '[',
  '】': '] ',
}
const capital = (syllable: string) => syllable.charAt(0).toUpperCase() + syllable.slice(1)
/** A person's name stands alone and has its family name first; a longer one, or one before a word, is that of a place or a firm. */
const NAME_MAX = 3

const phrases = new Map(Object.entries({ ...places, ...stores, ...upkeep, ...breakdowns }))
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anyPhrase = new RegExp(
  [...phrases.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|'),
  'gu',
)

/** '李秀梅' as 'Li Xiumei', '湖州云杉' as 'Huzhou Yunshan'. */
function named(syllables: readonly string[], isIsolated: boolean): string {
  const [first = '', ...rest] = syllables
  if (isIsolated && syllables.length <= NAME_MAX) return [capital(first), capital(rest.join(''))].join(' ').trim()
  const pairs = Array.from({ length: Math.ceil(syllables.length / 2) }, (_, at) => syllables.slice(at * 2, at * 2 + 2).join(''))
  return pairs.map(capital).join(' ')
}

/** Says the texts of the demo in English: what it knows as phrases, and names by how they are spoken. */
export async function inEnglish(): Promise<(text: string) => string> {
  const { pinyin } = await import('pinyin-pro')
  const spoken = (run: string, at: number, whole: string) => {
    const syllables = pinyin(run, { toneType: 'none', type: 'array', surname: 'head', v: true })
    return ` ${named(syllables, whole[at - 1] !== ' ' && whole[at + run.length] !== ' ')} `
  }
  // What means something only where it stands alone is known from the start.
  const known = new Map<string, string>(Object.entries(units))
  const translate = (text: string) =>
    text
      .replace(anyPhrase, (phrase) => ` ${phrases.get(phrase) ?? ''} `)
      .replace(/(\d+) 号/g, '$1')
      .replace(/[、，；。：（）【】]/g, (mark) => MARKS[mark] ?? mark)
      .replace(/\p{Script=Han}+/gu, spoken)
      .replace(/ {2,}/g, ' ')
      .replace(/ ([,;.:)\]"|\n])/g, '$1')
      .replace(/([("\n[]) /g, '$1')
      .trim()
  return (text) => {
    if (!HAN.test(text)) return text
    const translation = known.get(text) ?? translate(text)
    known.set(text, translation)
    return translation
  }
}

/** The same rows with their texts said otherwise. */
export const reworded = (rows: readonly Record<string, unknown>[], translate: (text: string) => string): Record<string, unknown>[] =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, typeof value === 'string' ? translate(value) : value])),
  )

/** Whoever has chosen no language is told in that of the demo; what the product's own jobs tell would be Chinese otherwise. */
export async function setEnglishNotices(uow: UnitOfWork) {
  const [setting] = await uow.of(config).lockWhere({ configKey: NOTICE_LANGUAGE })
  if (setting) await uow.of(config).patch(setting, { configValue: 'en' })
}
