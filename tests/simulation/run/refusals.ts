import { readFileSync } from 'node:fs'
import { localesFolder } from '../../../server/platform/paths.ts'

type Words = { readonly [key: string]: string | Words }
const { refusal } = JSON.parse(readFileSync(new URL('en/refusal.json', localesFolder), 'utf8')) as { refusal: Words }
const leaves = (node: Words, path = ''): [code: string, words: string][] =>
  Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  )
const ALL = leaves(refusal)

/** Every refusal that the product has words for, by its code. */
export const refusalCodes = (): string[] => ALL.map(([code]) => code)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patterns = ALL.map(([code, words]) => ({
  code,
  pattern: new RegExp(
    `^${words
      .split(/\{\{\w+\}\}/)
      .map(escaped)
      .join('.*')}$`,
  ),
}))
/** The code of a refusal by its words, for a wire that answers numbers alone. */
export const codeOfWords = (message: string): string | undefined => patterns.find(({ pattern }) => pattern.test(message))?.code
