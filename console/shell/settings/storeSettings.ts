import { settings } from '../../kit/session/settings.ts'
import { hasChosenLanguage, language as shown } from '../../kit/words/i18n.ts'
import { syncPreference } from '../later/syncPreference.ts'
import { languageIs } from '../login/language.ts'

async function adopt(serverText: string) {
  settings.adopt(serverText)
  const { language } = settings.get()
  if (language && language !== shown() && !hasChosenLanguage()) await languageIs(language, 'account')
}

/** A person's settings, from one device to the next. */
export function syncSettings(owner: number): () => void {
  settings.open(owner)
  return syncPreference('settings', { ...settings, adopt })
}
