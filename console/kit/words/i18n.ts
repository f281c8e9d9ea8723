import i18next, { type TFunction } from 'i18next'
import { useEffect, useMemo, useState } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { browserLanguage, LANGUAGE_KEY, LANGUAGES, type Language, language } from './language.ts'

export { browserLanguage, LANGUAGES, type Language, language }

type Words = Record<string, unknown>

/** Each file of words is downloaded with the first thing that shows them: an area's file with its pages, a part's file with the part. */
const files = import.meta.glob<Words>('../../../locales/{zh,en}/*.json', { import: 'default' })
const wordsIn = async (file: string, lng: Language): Promise<Words> => (await files[`../../../locales/${lng}/${file}.json`]?.()) ?? {}

/** What the log-in page says. */
const DOOR = 'console'
/** What every page says behind it. */
export const INSIDE_WORDS = ['common', 'screens']

/** The files that this page shows words of, in whatever language. */
const shown = new Map<string, Promise<void>>([[DOOR, Promise.resolve()]])
/** Those of them that are there. */
const arrived = new Set([DOOR])
const allShown = async (lng: Language): Promise<Words> =>
  Object.assign({}, ...(await Promise.all([...shown.keys()].map((file) => wordsIn(file, lng)))))

const BY = 'lng.by'
/** Somebody has chosen a language in this browser; one that came with an account gives way to the next account. */
export const hasChosenLanguage = () => localStorage.getItem(LANGUAGE_KEY) !== null && localStorage.getItem(BY) !== 'account'

/** Downloads and shows one language, from then on this browser's; the other one is never fetched. */
export async function loadLanguage(chosen?: Language, by: 'person' | 'account' = 'person') {
  const lng = chosen ?? language()
  const words = await allShown(lng)
  document.documentElement.lang = lng === 'zh' ? 'zh-CN' : 'en'
  if (chosen) {
    localStorage.setItem(LANGUAGE_KEY, chosen)
    localStorage.setItem(BY, by)
  }
  if (i18next.isInitialized) {
    i18next.addResourceBundle(lng, 'translation', words, true, true)
    await i18next.changeLanguage(lng)
    return
  }
  await i18next.use(initReactI18next).init({
    lng,
    fallbackLng: false,
    returnNull: false,
    resources: { [lng]: { translation: words } } as never,
    interpolation: { escapeValue: false },
  })
}

/** Nobody has asked for these words yet, so nothing that is drawn has to be drawn again. */
async function add(file: string) {
  const lng = language()
  const words = await wordsIn(file, lng)
  // A page that is loaded ahead of the first words puts its own behind them.
  if (!i18next.isInitialized) await new Promise((ready) => i18next.on('initialized', ready))
  i18next.addResourceBundle(lng, 'translation', words, true, true)
  arrived.add(file)
}
/** The words of one file of locales, once: of an area or of a part of the console. What has no file has no words of its own. */
export function loadWords(file: string): Promise<void> {
  const known = shown.get(file)
  if (known) return known
  const loading = add(file)
  shown.set(file, loading)
  // What the network has lost is asked for again.
  loading.catch(() => shown.delete(file))
  return loading
}
/** Whether the words of a file are there; they are asked for, and whoever asks is drawn again as soon as they have come. */
export function useHasWords(file: string): boolean {
  const [answer, setAnswer] = useState<{ file: string; failure?: { error: unknown } }>()
  useEffect(() => {
    let isGone = false
    const complete = (failure?: { error: unknown }) => {
      if (!isGone) setAnswer({ file, ...(failure && { failure }) })
    }
    if (!arrived.has(file))
      loadWords(file).then(
        () => complete(),
        (error: unknown) => complete({ error }),
      )
    return () => {
      isGone = true
    }
  }, [file])
  if (answer?.failure && answer.file === file) throw answer.failure.error
  return arrived.has(file)
}
export interface Labels {
  /** The entity in singular. */
  name: (resource: string) => string
  /** The entity as a page or menu title. */
  title: (resource: string) => string
  /** The entity in plural inside a sentence, where a title such as 客诉管理 or Equipment names the page and not what is on it. */
  records: (resource: string) => string
  label: (resource: string, field: string) => string
  hint: (resource: string, field: string) => string
  value: (resource: string, field: string, value: string) => string
  action: (resource: string, step: string) => string
}

/** i18next works for every word anew, and a list asks for the same few a thousand times. */
function remembering(t: TFunction) {
  const cache = new Map<string, string>()
  return (keys: string | string[], options?: { defaultValue: string }): string => {
    const id = String(keys)
    const known = cache.get(id)
    if (known !== undefined) return known
    const word = options ? t(keys, options) : t(keys)
    cache.set(id, word)
    return word
  }
}
const remembered = new WeakMap<TFunction, ReturnType<typeof remembering>>()

/** What an entity calls its things; a word it does not have itself comes from the ones all entities share. */
export function useLabels(): Labels {
  const { t: translate } = useTranslation()
  const t = remembered.get(translate) ?? remembering(translate)
  remembered.set(translate, t)
  return useMemo(
    () => ({
      name: (resource) => t(`${resource}.label`),
      title: (resource) => t([`${resource}.plural`, `${resource}.label`]),
      records: (resource) => t([`${resource}.records`, `${resource}.plural`, `${resource}.label`]),
      label: (resource, field) => t([`${resource}.fields.${field}`, `fields.${field}`]),
      hint: (resource, field) => t(`${resource}.hints.${field}`, { defaultValue: '' }),
      value: (resource, field, value) => t([`${resource}.values.${field}.${value}`, `values.${field}.${value}`], { defaultValue: value }),
      action: (resource, step) => t([`${resource}.actions.${step}`, `actions.${step}`], { defaultValue: step }),
    }),
    [t],
  )
}
