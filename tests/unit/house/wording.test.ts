import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { localesFolder } from '../../../server/platform/paths.ts'

/** One concept: what both languages call it, and what they could call it but do not. */
interface Term {
  zh: string
  en: string
  avoid: { zh: string[]; en: string[] }
}
interface Text {
  language: Language
  file: string
  key: string
  text: string
  /** Without the names of its placeholders. */
  plain: string
}
type Language = 'zh' | 'en'
type Tree = { [key: string]: string | Tree }

const PLACEHOLDER = /\{\{[^}]*\}\}/g
const json = (path: string) => JSON.parse(readFileSync(new URL(path, localesFolder), 'utf8'))
const files = readdirSync(new URL('zh/', localesFolder)).sort()
const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
const textsIn = (language: Language): Text[] =>
  files.flatMap((file) =>
    flat(json(`${language}/${file}`)).map(([key, text]) => ({ language, file, key, text, plain: text.replace(PLACEHOLDER, '{{}}') })),
  )
const texts = { zh: textsIn('zh'), en: textsIn('en') }
const all = [...texts.zh, ...texts.en]
const glossary = Object.entries(json('glossary.json') as Record<string, Term>)

/** Words by which a command or a column of a sheet is found, among them those that the product itself does not use. */
const SYNONYMS = /^(?:palette\.also|(?:\w+\.)?aliases)\./
/** British spellings; the product has American ones. */
const BRITISH =
  /\b\w*(?:colour|favour|honour|labour|behaviour|neighbour|odour|vapour|(?:cent|met|lit|fib)re\b|catalogue|cheque|licence|programme\b|aluminium|grey|analys(?:e|ed|es|ing)\b|(?:cancel|label|travel|model|signal)l(?:ed|ing)|(?:recogn|organ|categor|synchron|normal|custom|optim|summar|author|initial|minim|maxim|util|priorit)is(?:e|ed|es|ing|ation)\b)/i
/** What ends the name of a page, such as 客诉管理, and never that of the records on it. */
const NAMES_A_PAGE = /(?:管理|台账|日志|设置|故障库|看板)$/
/** Shapes such as 年-月-日 时:分. */
const DATE_SHAPES = /\.shape\./
/** A language is called by its own name. */
const LANGUAGE_NAMES = /[lL]anguage$/
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anyOf = (language: Language) => glossary.flatMap(([, { avoid }]) => avoid[language].map(escaped)).join('|')
/** A Chinese word stands anywhere; an English one between other characters than letters, digits, hyphens and slashes of addresses. */
const avoidedIn = { zh: new RegExp(anyOf('zh'), 'g'), en: new RegExp(`(?<![\\w/-])(?:${anyOf('en')})(?![\\w-])`, 'gi') }
const said = ({ language, file, key, text }: Text) => `${language}/${file} ${key}: ${text}`
const saying = (wrong: RegExp, among: readonly Text[] = all) => among.filter(({ plain }) => wrong.test(plain)).map(said)

describe('the glossary', () => {
  it('names each concept in both languages, and no term is another one’s word to avoid', () => {
    const avoided = new Set(glossary.flatMap(([, { avoid }]) => [...avoid.zh, ...avoid.en.map((word) => word.toLowerCase())]))
    for (const [concept, { zh, en }] of glossary)
      expect([concept, Boolean(zh && en), avoided.has(zh), avoided.has(en.toLowerCase())]).toEqual([concept, true, false, false])
  })

  it.each(['zh', 'en'] as const)('is kept to in %s', (language) => {
    const instead = new Map(
      glossary.flatMap(([, term]) => term.avoid[language].map((word) => [word.toLowerCase(), term[language]] as const)),
    )
    const wrong = texts[language]
      .filter(({ key }) => !SYNONYMS.test(key))
      .flatMap((one) => {
        const found = [...one.plain.matchAll(avoidedIn[language])].map(([word]) => `“${instead.get(word.toLowerCase())}”, not “${word}”`)
        return found.length ? [`${found.join(', ')} in ${said(one)}`] : []
      })
    expect(wrong).toEqual([])
  })
})

describe('both languages', () => {
  it('have the same files and the same keys', () => {
    expect(readdirSync(new URL('en/', localesFolder)).sort()).toEqual(files)
    const keys = (language: Language) => texts[language].map(({ file, key }) => `${file} ${key}`).sort()
    expect(keys('en')).toEqual(keys('zh'))
  })

  it('fill in the same names', () => {
    const placesOf = (text = '') => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((m) => m[1]).sort()
    const english = new Map(texts.en.map(({ key, file, text }) => [`${file} ${key}`, text]))
    const differing = texts.zh.filter(({ file, key, text }) => placesOf(english.get(`${file} ${key}`)).join() !== placesOf(text).join())
    expect(differing.map(said)).toEqual([])
  })

  it('have every plural form or none', () => {
    const missing = (['zh', 'en'] as const).flatMap((language) => {
      const keys = new Set(texts[language].map(({ key }) => key))
      return [...keys].flatMap((key) => {
        const [, stem, form] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? []
        const wanted = language === 'zh' ? ['other'] : ['one', 'other']
        return form ? wanted.filter((one) => !keys.has(`${stem}_${one}`)).map((one) => `${language} ${stem}_${one}`) : []
      })
    })
    expect(missing).toEqual([])
  })
})

describe('a text', () => {
  it('is not empty, has no doubled spaces and ends in none', () => {
    expect(saying(/^$| {2}|^\n|\n$/)).toEqual([])
  })

  it('is spelled as in the United States', () => {
    const inProduct = texts.en.filter(({ key }) => !SYNONYMS.test(key))
    expect(saying(BRITISH, inProduct)).toEqual([])
  })

  it('about several records calls them by their own name, not by that of their page', () => {
    const words = new Map(texts.zh.map(({ key, text }) => [key, text]))
    const names = texts.zh.flatMap(({ key }) => {
      const [, resource] = /^(\w+)\.plural$/.exec(key) ?? []
      return resource ? [words.get(`${resource}.records`) ?? words.get(`${resource}.plural`) ?? ''] : []
    })
    expect(names.length).toBeGreaterThan(80)
    expect(names.filter((name) => NAMES_A_PAGE.test(name))).toEqual([])
  })

  it('has typographic quotes', () => {
    expect(saying(/"|(?<=\p{L})'(?=\p{L})/u)).toEqual([])
  })

  it('has the marks of its language', () => {
    expect(
      saying(
        /\p{Script=Han}[,;!?]|[,;!?]\p{Script=Han}|\p{Script=Han}:(?!\/\/)/u,
        texts.zh.filter(({ key }) => !DATE_SHAPES.test(key)),
      ),
    ).toEqual([])
    expect(saying(/[，。；：？！、（）]/, texts.en)).toEqual([])
    expect(
      saying(
        /\p{Script=Han}/u,
        texts.en.filter(({ key }) => !SYNONYMS.test(key) && !LANGUAGE_NAMES.test(key)),
      ),
    ).toEqual([])
  })

  it('ends without a full stop where it is a label', () => {
    const labels = all.filter(({ key }) => /\.(label|plural|title|button|(fields|values|actions|tabs)\.[^.]+(\.[^.]+)?)$/.test(key))
    expect(saying(/[.。](?<!\b(?:no|Maint|Insp)\.)$/, labels)).toEqual([])
  })
})
