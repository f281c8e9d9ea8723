import { preference } from '../../domain/identity/index.ts'
import { invalidField, type Language, type Store } from '../../kernel/index.ts'
import type { Accounts } from '../access.ts'
import { asSelf } from '../login/proof.ts'
import { ofAccount } from './ofAccount.ts'
import { asSystem } from './people.ts'

const KEYS = 100
const KEY = /^[\w.:-]{1,64}$/
const LONGEST = 20_000

/** JSON in its shortest spelling; null when the text is none. */
function compact(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return null
  }
}

/** The language among a person's settings: told with the log-in, or the first page would be shown in another one and then flip. */
export async function languageOf(store: Store, userId: number): Promise<Language | null> {
  const [row] = await asSystem(store).of(preference).find({ userId, key: 'settings' })
  try {
    const { language } = JSON.parse(row?.value ?? '{}') as { language?: unknown }
    return language === 'zh' || language === 'en' ? language : null
  } catch {
    return null
  }
}

/** What people set up for themselves; a bound number of small texts that nobody else reads. */
export function preferences(store: Store): Pick<Accounts, 'preferences' | 'savePreference'> {
  return {
    async preferences(actor) {
      const rows = await store
        .read(asSelf(actor))
        .of(preference)
        .find({ userId: actor.userId ?? 0 })
      return rows.map(({ key, value }) => ({ key, value }))
    },
    savePreference(actor, key, text) {
      if (!KEY.test(key)) throw ofAccount(invalidField('key', 'preferenceKey'))
      if (text.length > LONGEST) throw ofAccount(invalidField('value', 'tooLong', { max: LONGEST }))
      const value = compact(text)
      if (value === null) throw ofAccount(invalidField('value', 'json'))
      if (value.length > LONGEST) throw ofAccount(invalidField('value', 'tooLong', { max: LONGEST }))
      const userId = actor.userId ?? 0
      return store.write(asSelf(actor), async (uow) => {
        await uow.lock(`preferences:${userId}`)
        const rows = await uow.of(preference).lockWhere({ userId })
        const existing = rows.find((row) => row.key === key)
        if (existing?.value === value) return true
        if (!existing && rows.length >= KEYS) throw ofAccount(invalidField('key', 'tooManyPreferences', { max: KEYS }))
        if (existing) await uow.of(preference).patch(existing, { value })
        else await uow.of(preference).create({ userId, key, value })
        return true
      })
    },
  }
}
