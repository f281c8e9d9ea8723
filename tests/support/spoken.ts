import { words } from '../../server/platform/words.ts'
import type { Language } from './browser.ts'

/** The words that a person sees, from the same locale files that the screens read. */
export function spoken(language: Language) {
  const say = words(language)
  return {
    say,
    resource: (name: string) => say(`${name}.plural`),
    field: (resource: string, key: string) => {
      const own = say(`${resource}.fields.${key}`)
      return own.endsWith(`.fields.${key}`) ? say(`fields.${key}`) : own
    },
    value: (resource: string, key: string, value: string) => say(`${resource}.values.${key}.${value}`),
    action: (resource: string, step: string) => say(`${resource}.actions.${step}`),
  }
}

/** `npm run test:all` (E2E=full): everything in the browser is looked at in both languages and in every width, which takes long. */
export const isFull = process.env['E2E'] === 'full'
/** Stories are told in one language each, half of them in either; that no page lacks words is looked at elsewhere. */
export const toldIn = (language: Language): readonly Language[] => (isFull ? ['zh', 'en'] : [language])
