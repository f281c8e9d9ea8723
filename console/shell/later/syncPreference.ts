import { client } from '../../kit/network/client.ts'
import { MyPreferencesDocument, SavePreferenceDocument } from '../settings/gen/preferences.ts'

/** How somebody has set things up is never worth a message. */
const SILENT = { handles: ['*'] }
const PAUSE_MS = 600
const FIRST_RETRY_MS = 4000
const MOST_RETRIES = 6

/** What a person has set up: shown from this browser's copy, which knows whether the server has it. */
export interface Preference {
  text(): string
  /** The server has this text now. */
  sent(text: string): void
  isUnsent(): boolean
  onChange(listener: () => void): () => void
  /** Takes over what the server keeps. */
  adopt(text: string): Promise<void> | void
}

async function read(key: string) {
  const { data } = await client.query({ query: MyPreferencesDocument, fetchPolicy: 'no-cache', context: SILENT })
  return data?.myPreferences.find((preference) => preference.key === key)?.value
}

const save = (key: string, value: string) => client.mutate({ mutation: SavePreferenceDocument, variables: { key, value }, context: SILENT })

/** Follows the server; the last change wins, and one that could not be sent is sent later. */
export function syncPreference(key: string, preference: Preference): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failed = 0
  let isOver = false
  const plan = (afterMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void agree(), afterMs)
  }
  const agree = async () => {
    try {
      if (preference.isUnsent()) {
        const text = preference.text()
        await save(key, text)
        if (!isOver) preference.sent(text)
      } else {
        const found = await read(key)
        // What was changed here meanwhile is the later word.
        if (found !== undefined && !isOver && !preference.isUnsent()) await preference.adopt(found)
      }
      failed = 0
    } catch {
      if (!isOver && failed < MOST_RETRIES) plan(FIRST_RETRY_MS * 2 ** failed++)
    }
  }
  const scheduleSync = () => {
    failed = 0
    plan(PAUSE_MS)
  }
  plan(0)
  const unsubscribe = preference.onChange(scheduleSync)
  addEventListener('online', scheduleSync)
  return () => {
    isOver = true
    clearTimeout(timer)
    unsubscribe()
    removeEventListener('online', scheduleSync)
  }
}
