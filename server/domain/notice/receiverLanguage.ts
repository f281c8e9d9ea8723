import type { Language, UnitOfWork } from '../../kernel/index.ts'
import { preference } from '../identity/index.ts'
import { configValue, NOTICE_LANGUAGE } from '../system/index.ts'
import type { Receiver } from './addresses.ts'

/** Where the console keeps what somebody has set up for themselves. */
const SETTINGS = 'settings'
const isLanguage = (value: unknown): value is Language => value === 'zh' || value === 'en'

function chosenIn(settings: string): Language | undefined {
  const { language } = JSON.parse(settings) as { language?: unknown }
  return isLanguage(language) ? language : undefined
}

/** In which language each receiver is told: as the receiver says, else as the user reads the console, else as the installation says. */
export async function languagesOf(uow: UnitOfWork, receivers: readonly Receiver[]): Promise<(receiver: Receiver) => Language> {
  const userId = [...new Set(receivers.flatMap((one) => one.userId ?? []))]
  const kept = userId.length ? await uow.of(preference).find({ userId, key: SETTINGS }) : []
  const chosen = new Map(kept.flatMap((row) => (row.userId === null ? [] : [[row.userId, chosenIn(row.value)] as const])))
  const usual = await configValue(uow.read, NOTICE_LANGUAGE)
  return ({ language, userId: id }) => language ?? (id === null ? undefined : chosen.get(id)) ?? (isLanguage(usual) ? usual : 'zh')
}
