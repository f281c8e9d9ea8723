import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '../kernel/index.ts'
import { localesFolder } from './paths.ts'

export type Words = (key: string, params?: Record<string, unknown>) => string

const PLACE = /\{\{\s*(\w+)\s*\}\}/g

function load(language: Language): Record<string, unknown> {
  const folder = new URL(`${language}/`, localesFolder)
  const files = readdirSync(folder).filter((f) => f.endsWith('.json'))
  return Object.assign({}, ...files.map((f) => JSON.parse(readFileSync(new URL(f, folder), 'utf8'))))
}
const isBook = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const books = new Map<Language, Record<string, unknown>>()

/** The text of a key such as 'refusal.notFound' with {{params}} filled; the key itself when no locale knows it. */
export function words(language: Language): Words {
  const book = books.get(language) ?? load(language)
  books.set(language, book)
  return (key, params = {}) => {
    const found = key.split('.').reduce<unknown>((at, part) => (isBook(at) && Object.hasOwn(at, part) ? at[part] : undefined), book)
    return typeof found === 'string' ? found.replace(PLACE, (_, name: string) => String(params[name] ?? '')) : key
  }
}
/** True when both languages have words for the key. */
export const known = (key: string, language: Language) => words(language)(key) !== key
/** Values that are locale keys in words; all others as they are. */
export const inWords = <V>(values: Readonly<Record<string, V>>, language: Language): Record<string, V | string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && known(value, language) ? words(language)(value) : value,
    ]),
  )
/** The language preferred by an Accept-Language header, by its q values, among those that we speak; Chinese where it names neither (§7). */
export function languageOf(header = ''): Language {
  const accepted = header.split(',').flatMap((one) => {
    const [, tag, q = '1'] = /^\s*(zh|en)\b[^;]*(?:;\s*q=([\d.]+))?/i.exec(one) ?? []
    return tag && Number(q) > 0 ? [{ language: tag.toLowerCase() as Language, q: Number(q) }] : []
  })
  return accepted.toSorted((a, b) => b.q - a.q)[0]?.language ?? 'zh'
}
