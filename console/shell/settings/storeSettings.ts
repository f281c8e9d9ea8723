import { settings } from '../../kit/session/settings.ts'
import { hasChosenLanguage, language as shown } from '../../kit/words/i18n.ts'
import { keepPreference } from '../later/keepPreference.ts'
import { languageIs } from '../login/language.ts'

async function adopt(kept: string) {
  settings.adopt(kept)
  const { language } = settings.get()
  if (language && language !== shown() && !hasChosenLanguage()) await languageIs(language, 'account')
}

/** A person's settings, from one device to the next. */
export function keepSettings(owner: number): () => void {
  settings.open(owner)
  return keepPreference('settings', { ...settings, adopt })
}
