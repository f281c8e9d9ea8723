import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { useLive } from './live.ts'
import { demandedLanguage, keepLanguage, knownLanguage } from './pairing.ts'
import { type Language, type Say, word } from './words.ts'

interface Speech {
  readonly language: Language
  readonly say: Say
}
const SpeechContext = createContext<Speech>({ language: 'zh', say: (path) => path })

export const useSpeech = () => useContext(SpeechContext)
export const useSay = () => useSpeech().say

export function Speech({ children }: { children: ReactNode }) {
  const told = useLive().settings.language
  const language = demandedLanguage() ?? told ?? knownLanguage()
  const speech = useMemo<Speech>(() => ({ language, say: (path, values) => word(language, path, values) }), [language])
  useEffect(() => {
    if (told) keepLanguage(told)
  }, [told])
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
    document.title = speech.say('title')
  }, [language, speech])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}
