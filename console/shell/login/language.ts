import { refetchAll } from '../../kit/network/client.ts'
import { settings } from '../../kit/session/settings.ts'
import { type Language, language, loadLanguage } from '../../kit/words/i18n.ts'

/** Menu titles and names come from the server in the asked language, so everything is asked again: now what is visible, hidden pages when they are shown. */
export async function languageIs(next: Language, by: 'person' | 'account' = 'person') {
  await loadLanguage(next, by)
  await refetchAll()
}

/** This person's choice, here and on other devices. */
export async function switchLanguage(next: Language = language() === 'zh' ? 'en' : 'zh') {
  if (next === language()) return
  settings.change({ language: next })
  await languageIs(next)
}
