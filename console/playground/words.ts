import { useSyncExternalStore } from 'react'
import en from '../../locales/en/playground.json'
import zh from '../../locales/zh/playground.json'
import { observable } from '../kit/browser/observable.ts'
import { LANGUAGES, type Language, language as languageOfConsole } from '../kit/words/language.ts'

export type Word = keyof typeof zh.playground

const KEY = 'millwright.playground.language'
/** What was chosen here, else what the console speaks in this browser. */
const chosen = observable<Language>(LANGUAGES.find((one) => one === localStorage.getItem(KEY)) ?? languageOfConsole())

export const language = chosen.get

export function chooseLanguage(next: Language): void {
  localStorage.setItem(KEY, next)
  document.documentElement.lang = next === 'zh' ? 'zh-CN' : 'en'
  chosen.set(next)
}

export function translate(word: Word, values: Record<string, string | number> = {}): string {
  const text = (language() === 'en' ? en : zh).playground[word]
  return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''))
}

/** Renders again when the language changes. */
export const useLanguage = () => useSyncExternalStore(chosen.subscribe, chosen.get)
