import type { Language, UnitOfWork } from '../../../kernel/index.ts'
import { preference } from '../../identity/index.ts'
import { configValue, NOTICE_LANGUAGE } from '../../system/index.ts'
import type { Receiver } from './addresses.ts'

const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** When somebody may be told who wants quiet from one time of the business day to another, midnight between them or not; null = now. */
export function quietUntil(
  { quietFrom, quietTo }: { quietFrom: string | null; quietTo: string | null },
  { now, offsetMinutes }: { now: Date; offsetMinutes: number },
): Date | null {
  if (!quietFrom || !quietTo) return null
  const local = now.getTime() + offsetMinutes * MINUTE_MS
  const minute = Math.floor(local / MINUTE_MS) % DAY_MINUTES
  const [from, to] = [minutesOf(quietFrom), minutesOf(quietTo)]
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
  if (!isQuiet) return null
  const left = (to - minute + DAY_MINUTES) % DAY_MINUTES
  return new Date((Math.floor(local / MINUTE_MS) + left - offsetMinutes) * MINUTE_MS)
}

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
  const preferences = userId.length ? await uow.of(preference).find({ userId, key: SETTINGS }) : []
  const chosen = new Map(preferences.flatMap((row) => (row.userId === null ? [] : [[row.userId, chosenIn(row.value)] as const])))
  const usual = await configValue(uow.read, NOTICE_LANGUAGE)
  return ({ language, userId: id }) => language ?? (id === null ? undefined : chosen.get(id)) ?? (isLanguage(usual) ? usual : 'zh')
}
