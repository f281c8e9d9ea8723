import { client } from '../kit/client.ts'
import { language, loadLanguage } from '../kit/i18n.ts'

/** Menu titles and names come from the server in the asked language, so what is on the screen is asked again. */
export async function switchLanguage() {
  await loadLanguage(language() === 'zh' ? 'en' : 'zh')
  await client.refetchQueries({ include: 'active' })
}
