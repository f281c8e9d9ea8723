import { flowOf, type Registry, type ResourceDef } from '../../kernel/index.ts'
import { known } from '../../platform/words.ts'

type Language = 'zh' | 'en'
const LANGUAGES = ['zh', 'en'] as const

/** The keys of words that a resource asks for and a language lacks. Words of many resources, such as fields.remark, are said once for all. */
export function missingWords(resource: ResourceDef, language: Language): string[] {
  const { name, fields } = resource
  const steps = Object.entries(flowOf(resource)?.steps ?? {})
  const all = { ...fields, ...Object.fromEntries(Object.entries(resource.computed).map(([key, { field }]) => [key, field])) }
  const isTranslated = (key: string) => known(`${name}.${key}`, language) || known(key, language)
  const shown = Object.keys(all).filter((key) => !fields[key]?.options.secret)
  const inputKeys = steps.flatMap(([, { input }]) => Object.keys(input))
  const wanted = [
    ...[...shown, ...inputKeys].map((key) => `fields.${key}`),
    ...Object.entries(all).flatMap(([key, { values }]) => (values ?? []).map((value) => `values.${key}.${value}`)),
  ].filter((key) => !isTranslated(key))
  const isAsking = Object.values(fields).some(({ options }) => options.switched === 'asking')
  const questions = isAsking ? ['title', 'hint', 'action'].map((part) => `switchOff.${part}`) : []
  const own = ['label', 'plural', ...steps.map(([step]) => `actions.${step}`), ...questions].filter(
    (key) => !known(`${name}.${key}`, language),
  )
  return [...new Set([...own, ...wanted])].map((key) => `${name}.${key}`)
}

/** One line for each file of words that lacks some. */
export const linesOfMissingWords = (registry: Registry): string[] =>
  LANGUAGES.flatMap((language) =>
    registry.areas.flatMap((area) => {
      const missing = area.resources.filter(({ internal }) => !internal).flatMap((resource) => missingWords(resource, language))
      return missing.length ? [`locales/${language}/${area.name}.json lacks ${missing.join(', ')}`] : []
    }),
  )
