import type { wallDisplay } from '../domain/wall/index.ts'
import type { Language, RowOf } from '../kernel/index.ts'

/** What a screen is told about itself: when it is let in, and again whenever somebody changes it in the console. */
export interface DisplaySettings {
  readonly language: Language
  readonly theme: 'DARK' | 'LIGHT'
  /** How long each page stands; 0 leaves it out. */
  readonly seconds: { readonly downtime: number; readonly faults: number; readonly repairs: number }
  readonly hasAlarm: boolean
  readonly inches: number
  readonly distance: number
}

export const settingsOf = (display: RowOf<typeof wallDisplay>): DisplaySettings => ({
  language: display.language,
  theme: display.theme,
  seconds: { downtime: display.downtimeSeconds, faults: display.faultsSeconds, repairs: display.repairsSeconds },
  hasAlarm: display.hasAlarm,
  inches: display.inches,
  distance: display.distance,
})

export const isSame = (a: DisplaySettings, b: DisplaySettings) => JSON.stringify(a) === JSON.stringify(b)
