import type { Settings } from '../settings.ts'

export type PageName = 'downtime' | 'faults' | 'repairs' | 'schedule' | 'complaints' | 'alarm'
export interface Slide {
  readonly page: PageName
  readonly seconds: number
}
export interface Rotation {
  readonly slides: readonly Slide[]
  readonly page: PageName
  /** Counts the turns, so that a progress bar knows when to begin anew. */
  readonly transitionCount: number
  /** Milliseconds that the page had stood when its clock was last stopped, and since when it runs again; null while it is stopped. */
  readonly stood: number
  readonly runningSince: number | null
  /** Since when somebody has paused it. */
  readonly pausedAt: number | null
  /** An alarm has the screen. */
  readonly isAlarmActive: boolean
}

/** A pause that somebody forgot, or that a remote control made in its pocket, ends by itself. */
export const LONGEST_PAUSE = 10 * 60_000
const ALARM_SECONDS = 15
const NAMES = ['downtime', 'faults', 'repairs', 'schedule', 'complaints'] as const

/** The pages that have time; when none has, downtime stays. An alarm that has become old takes its turn before them. */
export function slidesOf(seconds: Settings['seconds'], hasOldAlarm: boolean): readonly Slide[] {
  const timed = NAMES.filter((page) => seconds[page] > 0).map((page) => ({ page, seconds: seconds[page] }))
  const pages: Slide[] = timed.length ? timed : [{ page: 'downtime', seconds: 30 }]
  return hasOldAlarm ? [{ page: 'alarm', seconds: ALARM_SECONDS }, ...pages] : pages
}

export const begin = (slides: readonly Slide[], page: string | null, now: number): Rotation => ({
  slides,
  page: slides.find((slide) => slide.page === page)?.page ?? slides[0]?.page ?? 'downtime',
  transitionCount: 0,
  stood: 0,
  runningSince: now,
  pausedAt: null,
  isAlarmActive: false,
})

const dwell = ({ slides, page }: Rotation) => (slides.find((slide) => slide.page === page)?.seconds ?? 0) * 1000
export const stoodFor = ({ stood, runningSince }: Rotation, now: number) => stood + (runningSince === null ? 0 : now - runningSince)

/** When the rotation next moves by itself; null = never, as it is. */
export function dueAt(rotation: Rotation): number | null {
  const { slides, stood, runningSince, pausedAt } = rotation
  if (pausedAt !== null) return pausedAt + LONGEST_PAUSE
  return runningSince === null || slides.length < 2 ? null : runningSince + dwell(rotation) - stood
}

export function turned(rotation: Rotation, step: 1 | -1, now: number): Rotation {
  const { slides, page, transitionCount, runningSince } = rotation
  if (slides.length < 2) return rotation
  const at = slides.findIndex((slide) => slide.page === page)
  const next = slides[(at + step + slides.length) % slides.length]?.page ?? page
  return { ...rotation, page: next, transitionCount: transitionCount + 1, stood: 0, runningSince: runningSince === null ? null : now }
}

/** Stops or starts the page's clock as the two reasons to stop it ask for; it goes on from where it was. */
function clocked(rotation: Rotation, now: number): Rotation {
  const runs = rotation.pausedAt === null && !rotation.isAlarmActive
  if (runs === (rotation.runningSince !== null)) return rotation
  return { ...rotation, stood: stoodFor(rotation, now), runningSince: runs ? now : null }
}
export const paused = (rotation: Rotation, isPaused: boolean, now: number) =>
  clocked({ ...rotation, pausedAt: isPaused ? (rotation.pausedAt ?? now) : null }, now)
export const withAlarm = (rotation: Rotation, isAlarmActive: boolean, now: number) => clocked({ ...rotation, isAlarmActive }, now)

/** Other pages or times: the page that stands keeps standing, and its clock keeps running, while it is still one of them. */
export function withSlides(rotation: Rotation, slides: readonly Slide[], now: number): Rotation {
  if (slides.some((slide) => slide.page === rotation.page)) return { ...rotation, slides }
  const { transitionCount, runningSince } = rotation
  const first = slides[0]?.page ?? 'downtime'
  return {
    ...rotation,
    slides,
    page: first,
    transitionCount: transitionCount + 1,
    stood: 0,
    runningSince: runningSince === null ? null : now,
  }
}

/** What time has brought about: one turn at most, also after the machine has slept. */
export function ticked(rotation: Rotation, now: number): Rotation {
  const due = dueAt(rotation)
  if (due === null || now < due) return rotation
  return rotation.pausedAt === null ? turned(rotation, 1, now) : paused(rotation, false, now)
}
