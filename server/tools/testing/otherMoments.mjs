// Moments at which what depends on the hour, the week, the month or the year shows, and how a run of tests comes to take place then.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { systemOutput } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'

const [DAY_MS, OFFSET_MS] = [86_400_000, 8 * 3_600_000]
const SATURDAY = 6
const SOURCE = join(root, 'tests/support/suite/shiftedClock.c')
/** What is held at each of them: all that works with demo data, which lie around the moment, or with the clock of its machine. */
export const AT_OTHER_MOMENTS = ['tests/api', 'tests/matrix', 'tests/stories', 'tests/e2e']

/**
 * By the clock of the demo's plants: a night that becomes another year, a change of shifts on the first of a month, the early morning of a weekend when
 * days that a test names are more than a year ago.
 * @param {number} now
 * @returns {{ title: string, at: number }[]} in milliseconds
 */
export function otherMoments(now) {
  const here = new Date(now + OFFSET_MS)
  const [year, month] = [here.getUTCFullYear(), here.getUTCMonth()]
  const clock = (...parts) => Date.UTC(...parts) - OFFSET_MS
  const later = new Date(Date.UTC(year + 1, month + 2, 1))
  const saturday = later.getTime() + ((SATURDAY - later.getUTCDay() + 7) % 7) * DAY_MS
  return [
    { title: 'the last night of the year', at: clock(year, 11, 31, 23, 55) },
    { title: 'a change of shifts on the first of a month', at: clock(year, month + 1, 1, 7, 57) },
    { title: 'a Saturday at three, a year on', at: saturday + 3 * 3_600_000 - OFFSET_MS },
  ]
}

/**
 * What the processes of a run are given so that it is now that moment for all of them: see shiftedClock.c.
 * @param {number} at in milliseconds
 * @param {string} folder from which programs may be loaded
 */
export function clockAt(at, folder) {
  mkdirSync(folder, { recursive: true })
  const library = join(folder, 'shiftedClock.so')
  systemOutput('gcc', ['-shared', '-fPIC', '-O2', '-Wall', '-Werror', '-o', library, SOURCE, '-ldl'], root)
  return { LD_PRELOAD: library, CLOCK_SHIFT_SECONDS: String(Math.round((at - Date.now()) / 1000)) }
}
