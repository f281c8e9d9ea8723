import { readAgain } from '../kit/client.ts'
import { language, loadLanguage } from '../kit/i18n.ts'

/** Menu titles and names come from the server in the asked language, so everything is asked again: now what is visible, hidden pages when they are shown. */
export async function switchLanguage() {
  await loadLanguage(language() === 'zh' ? 'en' : 'zh')
  await readAgain()
}
