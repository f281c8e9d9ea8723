import type { Language } from '../settings.ts'

const KEY = 'millwright.display.key'
const LANGUAGE = 'millwright.display.language'
const SERVER_LANGUAGE = 'millwright.display.language.told'

/**
 * The key works like a password: it comes behind '#', which no server and no log sees ('?' is what older links use), and leaves the address at
 * once, so that no history, screenshot or referrer keeps it. Out: whether the address said anything.
 */
export function readPairing(): boolean {
  const address = new URL(location.href)
  const behind = new URLSearchParams(address.hash.slice(1))
  const places = [behind, address.searchParams].filter((place) => place.has('key') || place.has('lang'))
  if (!places.length) return false
  const paramOf = (name: string) => places.map((place) => place.get(name)?.trim()).find(Boolean)
  const [key, language] = [paramOf('key'), paramOf('lang')]
  if (key) localStorage.setItem(KEY, key)
  if (language === 'zh' || language === 'en') localStorage.setItem(LANGUAGE, language)
  for (const place of places) for (const name of ['key', 'lang']) place.delete(name)
  if (places.includes(behind)) address.hash = behind.toString()
  history.replaceState(null, '', address)
  return true
}

export const displayKey = () => localStorage.getItem(KEY)
export const pair = (key: string) => localStorage.setItem(KEY, key)

/** People paste what they have: the bare key or the whole link. */
export function keyFrom(pasted: string): string {
  const text = pasted.trim()
  return /[?&#]key=([^&#\s]+)/.exec(text)?.[1] ?? text
}

const storedLanguage = (key: string): Language | null => {
  const stored = localStorage.getItem(key)
  return stored === 'zh' || stored === 'en' ? stored : null
}
/** What the address demanded (`&lang=en`) stays; else the display's own language is kept, so that the next start begins in it. */
export const knownLanguage = (): Language => storedLanguage(LANGUAGE) ?? storedLanguage(SERVER_LANGUAGE) ?? 'zh'
export const demandedLanguage = () => storedLanguage(LANGUAGE)
/** The server's word of the display's language, or the choice of whoever stands before an unpaired screen. */
export const storeLanguage = (language: Language) => localStorage.setItem(SERVER_LANGUAGE, language)
export function switchLanguage(language: Language): void {
  localStorage.removeItem(LANGUAGE)
  storeLanguage(language)
}
