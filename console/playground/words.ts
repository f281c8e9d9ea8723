import { useSyncExternalStore } from 'react'
import en from '../../locales/en/playground.json'
import zh from '../../locales/zh/playground.json'
import { observable } from '../kit/browser/observable.ts'
import { type Language, language as languageOfConsole } from '../kit/words/language.ts'

export type Word = keyof typeof zh.playground

const KEY = 'millwright.playground.language'
const storedLanguage = localStorage.getItem(KEY)
/** What was chosen here, else what the console speaks in this browser. */
const chosen = observable<Language>(storedLanguage === 'zh' || storedLanguage === 'en' ? storedLanguage : languageOfConsole())

export const language = chosen.get

export function chooseLanguage(next: Language): void {
  localStorage.setItem(KEY, next)
  document.documentElement.lang = next === 'zh' ? 'zh-CN' : 'en'
  chosen.set(next)
}

export function translate(word: Word, values: Record<string, string | number> = {}): string {
  const tree = language() === 'en' ? en.playground : zh.playground
  return tree[word].replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''))
}

/** Renders again when the language changes. */
export const useLanguage = () => useSyncExternalStore(chosen.subscribe, chosen.get)
