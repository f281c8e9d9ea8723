import type { Language } from './words.ts'

const KEY = 'millwright.display.key'
const LANGUAGE = 'millwright.display.language'

/** The key works like a password: it leaves the address at once, so that no history, screenshot or referrer keeps it. */
export function readPairing(): void {
  const address = new URL(location.href)
  const key = address.searchParams.get('key')?.trim()
  const language = address.searchParams.get('lang')
  if (key) localStorage.setItem(KEY, key)
  if (language === 'zh' || language === 'en') localStorage.setItem(LANGUAGE, language)
  if (!address.searchParams.has('key') && !address.searchParams.has('lang')) return
  address.searchParams.delete('key')
  address.searchParams.delete('lang')
  history.replaceState(null, '', address)
}

export const displayKey = () => localStorage.getItem(KEY)
export const pair = (key: string) => localStorage.setItem(KEY, key)

/** People paste what they have: the bare key or the whole link. */
export function keyFrom(pasted: string): string {
  const text = pasted.trim()
  return /[?&]key=([^&#\s]+)/.exec(text)?.[1] ?? text
}

/** Chosen on this screen; without a choice the display's own language, told by the server, decides. */
export function chosenLanguage(): Language | null {
  const stored = localStorage.getItem(LANGUAGE)
  return stored === 'zh' || stored === 'en' ? stored : null
}
export const chooseLanguage = (language: Language) => localStorage.setItem(LANGUAGE, language)
