import en from '../locales/en/bigscreen.json'
import zh from '../locales/zh/bigscreen.json'

export type Language = 'zh' | 'en'
type Tree = { readonly [key: string]: string | Tree }

const trees: Record<Language, Tree> = { zh: zh.bigscreen, en: en.bigscreen }

/** A word of the wall by its path; `undefined` values leave their place empty. */
export function word(language: Language, path: string, values: Record<string, string | number> = {}): string {
  const found = path
    .split('.')
    .reduce<string | Tree | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), trees[language])
  return typeof found === 'string' ? found.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? '')) : path
}

export type Say = (path: string, values?: Record<string, string | number>) => string
