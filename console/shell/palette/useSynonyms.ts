import { useTranslation } from 'react-i18next'

/** What else people call a page, a kind of record or an action, in both languages: the texts `palette.also.<name>`, where there are any. */
export function useSynonyms(): (...names: readonly (string | null | undefined)[]) => readonly string[] {
  const { t, i18n } = useTranslation()
  const synonymsOf = (name: string) => (i18n.exists(`palette.also.${name}`) ? t(`palette.also.${name}`).split('|') : [])
  return (...names) => [...new Set(names.flatMap((name) => (name ? synonymsOf(name) : [])))]
}
