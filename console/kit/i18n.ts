import i18next, { type TFunction } from 'i18next'
import { useMemo } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { browserLanguage, LANGUAGE_KEY, LANGUAGES, type Language, language } from './language.ts'

export { browserLanguage, LANGUAGES, type Language, language }

type Words = Record<string, unknown>

/** The log-in page needs a tenth of the words, daily work about half; the rest comes with the pages that show it. */
const door = {
  zh: () => import('../../locales/zh/console.json').then((file): Words => file.default),
  en: () => import('../../locales/en/console.json').then((file): Words => file.default),
}
const merged = ({ areas }: { areas: Record<string, Words> }): Words => Object.assign({}, ...Object.values(areas))
const all = {
  zh: () => import('./words.zh.ts').then(merged),
  en: () => import('./words.en.ts').then(merged),
}
const office = {
  zh: () => import('./words.office.zh.ts').then(merged),
  en: () => import('./words.office.en.ts').then(merged),
}
/** Words of single parts, by their locale files: they come with the first thing that shows them. */
const parts = import.meta.glob<Words>(
  '../../locales/{zh,en}/{repairWork,dashboard,inspection,inspectionRound,settings,files,lists,excel,formsafe,palette,phone}.json',
  {
    import: 'default',
  },
)
type Part =
  | 'repairWork'
  | 'dashboard'
  | 'inspection'
  | 'inspectionRound'
  | 'settings'
  | 'files'
  | 'lists'
  | 'excel'
  | 'formsafe'
  | 'palette'
  | 'phone'
const partIn = (part: Part, lng: Language) => parts[`../../locales/${lng}/${part}.json`]?.()
let isInside = false
let isOffice = false
const shown = new Map<Part, Promise<void>>()

async function wordsOf(lng: Language): Promise<Words> {
  const more = [...(isOffice ? [office[lng]()] : []), ...[...shown.keys()].map((part) => partIn(part, lng))]
  return Object.assign({}, ...(await Promise.all([isInside ? all[lng]() : door[lng](), ...more])))
}

const BY = 'lng.by'
/** Somebody has chosen a language in this browser; one that came with an account gives way to the next account. */
export const hasChosenLanguage = () => localStorage.getItem(LANGUAGE_KEY) !== null && localStorage.getItem(BY) !== 'account'

/** Downloads and shows one language, from then on this browser's; the other one is never fetched. */
export async function loadLanguage(chosen?: Language, by: 'person' | 'account' = 'person') {
  const lng = chosen ?? language()
  const words = await wordsOf(lng)
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

/** From here on every language is loaded with the words of daily work. */
export function loadAllWords() {
  isInside = true
  return loadLanguage()
}
let asked: Promise<unknown> | undefined
/** The words and the metadata of administration, planning and one's own account, once. */
export function loadOffice(): Promise<unknown> {
  isOffice = true
  asked ??= Promise.all([loadLanguage(), import('./gen/officeResources.ts')]).catch((lost) => {
    asked = undefined
    throw lost
  })
  return asked
}

/** Nobody has asked for these words yet, so nothing that is drawn has to be drawn again. */
async function add(part: Part) {
  const lng = language()
  i18next.addResourceBundle(lng, 'translation', await partIn(part, lng), true, true)
}
function loadPart(part: Part): Promise<void> {
  const known = shown.get(part)
  if (known) return known
  const loading = add(part)
  shown.set(part, loading)
  // What the network has lost is asked for again.
  loading.catch(() => shown.delete(part))
  return loading
}
/** The words of repair staff, once. */
export const loadWorkshopWords = () => loadPart('repairWork')
/** The words of an inspector on the way, once. */
export const loadRoundWords = () => Promise.all([loadPart('inspection'), loadPart('inspectionRound')])
/** The words of what can be done with a list beyond reading it, once. */
export const loadListWords = () => loadPart('lists')
/** The words of workbooks, out and in, once. */
export const loadExcelWords = () => loadPart('excel')
/** The words of drafts, conflicts and unsaved work, once. */
export const loadFormWords = () => loadPart('formsafe')
/** The words of the command palette and the bell, once. */
export const loadPaletteWords = () => loadPart('palette')
/** The words of the phone's bar and its scanner, once. */
export const loadPhoneWords = () => loadPart('phone')
/** The words of what is going on now, once. */
export const loadDashboardWords = () => loadPart('dashboard')
/** The words of the settings panel, once. */
export const loadSettingsWords = () => loadPart('settings')
/** The words of uploading and looking at files, once. */
export const loadFileWords = () => loadPart('files')

export interface Labels {
  /** The entity in singular. */
  name: (resource: string) => string
  /** The entity as a page or menu title. */
  title: (resource: string) => string
  label: (resource: string, field: string) => string
  hint: (resource: string, field: string) => string
  value: (resource: string, field: string, value: string) => string
  action: (resource: string, step: string) => string
}

/** i18next works for every word anew, and a list asks for the same few a thousand times. */
function remembering(t: TFunction) {
  const kept = new Map<string, string>()
  return (keys: string | string[], options?: { defaultValue: string }): string => {
    const id = String(keys)
    const known = kept.get(id)
    if (known !== undefined) return known
    const word = options ? t(keys, options) : t(keys)
    kept.set(id, word)
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
      label: (resource, field) => t([`${resource}.fields.${field}`, `fields.${field}`]),
      hint: (resource, field) => t(`${resource}.hints.${field}`, { defaultValue: '' }),
      value: (resource, field, value) => t([`${resource}.values.${field}.${value}`, `values.${field}.${value}`], { defaultValue: value }),
      action: (resource, step) => t([`${resource}.actions.${step}`, `actions.${step}`], { defaultValue: step }),
    }),
    [t],
  )
}
