import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import en from '../locales/en/bigscreen.json'
import zh from '../locales/zh/bigscreen.json'
import { useLive } from './live.ts'
import { demandedLanguage, knownLanguage, storeLanguage } from './pairing/pairing.ts'
import type { Language } from './settings.ts'

type Tree = { readonly [key: string]: string | Tree }

const trees: Record<Language, Tree> = { zh: zh.bigscreen, en: en.bigscreen }

/** A word of the wall by its path; `undefined` values leave their place empty. */
export function word(language: Language, path: string, values: Record<string, string | number> = {}): string {
  const found = path
    .split('.')
    .reduce<string | Tree | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), trees[language])
  return typeof found === 'string' ? found.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? '')) : path
}

export type Translate = (path: string, values?: Record<string, string | number>) => string

interface Speech {
  readonly language: Language
  readonly translate: Translate
}
const SpeechContext = createContext<Speech>({ language: 'zh', translate: (path) => path })

export const useSpeech = () => useContext(SpeechContext)
export const useTranslate = () => useSpeech().translate

export function Speech({ children }: { children: ReactNode }) {
  const configuredLanguage = useLive().settings.language
  const language = demandedLanguage() ?? configuredLanguage ?? knownLanguage()
  const speech = useMemo<Speech>(() => ({ language, translate: (path, values) => word(language, path, values) }), [language])
  useEffect(() => {
    if (configuredLanguage) storeLanguage(configuredLanguage)
  }, [configuredLanguage])
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
    document.title = speech.translate('title')
  }, [language, speech])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}
