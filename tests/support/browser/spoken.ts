import { words } from '../../../server/platform/words.ts'
import { isLong } from '../suite/longForms.ts'
import type { Language } from './browser.ts'

/** The words that a person sees, from the same locale files that the screens read. */
export function spoken(language: Language) {
  const translate = words(language)
  return {
    translate,
    resource: (name: string) => translate(`${name}.plural`),
    field: (resource: string, key: string) => {
      const own = translate(`${resource}.fields.${key}`)
      return own.endsWith(`.fields.${key}`) ? translate(`fields.${key}`) : own
    },
    value: (resource: string, key: string, value: string) => translate(`${resource}.values.${key}.${value}`),
    action: (resource: string, step: string) => translate(`${resource}.actions.${step}`),
  }
}

/** Stories are told in one language each, half of them in either; that no page lacks words is looked at elsewhere. */
export const toldIn = (language: Language): readonly Language[] => (isLong ? ['zh', 'en'] : [language])
