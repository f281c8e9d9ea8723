import { hasChosenLanguage, language as shown } from '../kit/i18n.ts'
import { settings } from '../kit/settings.ts'
import { languageIs } from './language.ts'
import { keepPreference } from './later/keepPreference.ts'

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
