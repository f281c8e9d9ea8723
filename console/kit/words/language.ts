export const LANGUAGES = ['zh', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Where a browser keeps what was chosen in it. */
export const LANGUAGE_KEY = 'lng'

/** The first language of the browser that we speak; Chinese where it wants neither (§9). */
export const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag): tag is Language => tag === 'zh' || tag === 'en') ?? 'zh'

/** What was chosen in this browser or came with an account, else what the browser itself speaks. */
export function language(): Language {
  const stored = localStorage.getItem(LANGUAGE_KEY)
  return stored === 'zh' || stored === 'en' ? stored : browserLanguage()
}
