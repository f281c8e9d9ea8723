import { client } from '../kit/client.ts'
import { operation } from '../kit/document.ts'
import { hasChosenLanguage, language as shown } from '../kit/i18n.ts'
import { languageIs } from './language.ts'
import { settings } from './settings.ts'

const KEY = 'settings'
const READ = operation('query', 'MyPreferences', {}, 'myPreferences{key value}')
const SAVE = operation('mutation', 'SavePreference', { key: 'String!', value: 'String!' }, 'savePreference')
/** How a page looks is never worth a message. */
const SILENT = { handles: ['*'] }
const PAUSE_MS = 600
const FIRST_RETRY_MS = 4000
const MOST_RETRIES = 6

async function read() {
  const { data } = await client.query<{ myPreferences: { key: string; value: string }[] }>({
    query: READ,
    fetchPolicy: 'no-cache',
    context: SILENT,
  })
  return data?.myPreferences.find((preference) => preference.key === KEY)?.value
}

async function follow(kept: string) {
  settings.adopt(kept)
  const { language } = settings.get()
  if (language && language !== shown() && !hasChosenLanguage()) await languageIs(language, 'account')
}

const save = (value: string) => client.mutate({ mutation: SAVE, variables: { key: KEY, value }, context: SILENT })

/** Shows a person's settings from this browser's copy at once, then follows the server; the last change wins, and one that could not be sent is sent later. */
export function keepSettings(owner: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failed = 0
  let isOver = false
  const plan = (afterMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void agree(), afterMs)
  }
  const agree = async () => {
    try {
      if (settings.isUnsent()) {
        const text = settings.text()
        await save(text)
        if (!isOver) settings.sent(text)
      } else {
        const kept = await read()
        // What was changed here meanwhile is the later word.
        if (kept !== undefined && !isOver && !settings.isUnsent()) await follow(kept)
      }
      failed = 0
    } catch {
      if (!isOver && failed < MOST_RETRIES) plan(FIRST_RETRY_MS * 2 ** failed++)
    }
  }
  const soon = () => {
    failed = 0
    plan(PAUSE_MS)
  }
  settings.open(owner)
  plan(0)
  const unsubscribe = settings.onChange(soon)
  addEventListener('online', soon)
  return () => {
    isOver = true
    clearTimeout(timer)
    unsubscribe()
    removeEventListener('online', soon)
  }
}
