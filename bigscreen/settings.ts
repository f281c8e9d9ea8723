/** What is set for this display in the console. */
export interface Settings {
  /** Null until the server has told it. */
  readonly language: Language | null
  readonly theme: 'DARK' | 'LIGHT'
  /** How long each page stands; 0 leaves it out. */
  readonly seconds: Readonly<Record<'downtime' | 'faults' | 'repairs' | 'schedule' | 'complaints', number>>
  readonly hasAlarm: boolean
  /** Diagonal in inches and distance of the eyes in metres. */
  readonly inches: number
  readonly distance: number
}

export const DEFAULT_SETTINGS: Settings = {
  language: null,
  theme: 'DARK',
  seconds: { downtime: 30, faults: 20, repairs: 20, schedule: 20, complaints: 0 },
  hasAlarm: true,
  inches: 55,
  distance: 6,
}
const KEY = 'millwright.display.settings'

type JsonObject = Readonly<Record<string, unknown>>
const recordOf = (value: unknown): JsonObject => (typeof value === 'object' && value !== null ? (value as JsonObject) : {})
const numberOr = (value: unknown, before: number) => (typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : before)

/** Takes what a server said and keeps the rest as it was: an older server says less. */
export function settingsFrom(payload: unknown, before: Settings): Settings {
  const received = recordOf(payload)
  const seconds = recordOf(received.seconds)
  return {
    language: received.language === 'zh' || received.language === 'en' ? received.language : before.language,
    theme: received.theme === 'DARK' || received.theme === 'LIGHT' ? received.theme : before.theme,
    seconds: {
      downtime: numberOr(seconds.downtime, before.seconds.downtime),
      faults: numberOr(seconds.faults, before.seconds.faults),
      repairs: numberOr(seconds.repairs, before.seconds.repairs),
      schedule: numberOr(seconds.schedule, before.seconds.schedule),
      complaints: numberOr(seconds.complaints, before.seconds.complaints),
    },
    hasAlarm: typeof received.hasAlarm === 'boolean' ? received.hasAlarm : before.hasAlarm,
    inches: numberOr(received.inches, before.inches) || before.inches,
    distance: numberOr(received.distance, before.distance) || before.distance,
  }
}

/** The last settings are kept, so that a screen comes back from a power cut as it was, before any server answers. */
export const storeSettings = (settings: Settings) => localStorage.setItem(KEY, JSON.stringify(settings))
export function storedSettings(): Settings {
  try {
    return settingsFrom(JSON.parse(localStorage.getItem(KEY) ?? 'null'), DEFAULT_SETTINGS)
  } catch {
    return DEFAULT_SETTINGS
  }
}

export type Language = 'zh' | 'en'
