import { describe, expect, it } from 'vitest'
import {
  begin,
  dueAt,
  LONGEST_PAUSE,
  paused,
  slidesOf,
  stoodFor,
  ticked,
  turned,
  withAlarm,
  withSlides,
} from '../../../bigscreen/wall/rotation.ts'

const slides = slidesOf({ downtime: 30, faults: 20, repairs: 10, schedule: 0, complaints: 0 }, false)
const pages = (all: readonly { page: string }[]) => all.map(({ page }) => page)

describe('the pages that take turns', () => {
  it('are those that have time', () => {
    expect(pages(slides)).toEqual(['downtime', 'faults', 'repairs'])
    expect(slidesOf({ downtime: 0, faults: 0, repairs: 10, schedule: 0, complaints: 0 }, false)).toEqual([{ page: 'repairs', seconds: 10 }])
  })

  it('are downtime alone when none has time, and then nothing ever turns', () => {
    const only = slidesOf({ downtime: 0, faults: 0, repairs: 0, schedule: 0, complaints: 0 }, false)
    expect(pages(only)).toEqual(['downtime'])
    expect(dueAt(begin(only, null, 0))).toBeNull()
  })

  it('begin with the alarm once it has become old', () => {
    expect(pages(slidesOf({ downtime: 30, faults: 0, repairs: 0, schedule: 0, complaints: 0 }, true))).toEqual(['alarm', 'downtime'])
  })
})

describe('a rotation', () => {
  it('turns when the time of the page is over, not before, and begins again after the last', () => {
    let at = begin(slides, null, 0)
    expect(ticked(at, 29_999)).toBe(at)
    const seen: string[] = []
    for (const now of [30_000, 50_000, 60_000]) {
      at = ticked(at, now)
      seen.push(at.page)
    }
    expect(seen).toEqual(['faults', 'repairs', 'downtime'])
  })

  it('begins on the page it stood on before a reload, if that page is still shown', () => {
    expect(begin(slides, 'repairs', 0).page).toBe('repairs')
    expect(begin(slides, 'schedule', 0).page).toBe('downtime')
  })

  it('goes forth and back by hand, and gives the page its whole time', () => {
    const back = turned(begin(slides, null, 0), -1, 12_000)
    expect(back.page).toBe('repairs')
    expect(dueAt(back)).toBe(22_000)
    expect(turned(back, 1, 13_000).page).toBe('downtime')
  })

  it('stops its clock while it is paused, may be turned all the same, and goes on by itself when the pause is forgotten', () => {
    const still = paused(begin(slides, null, 0), true, 10_000)
    expect(stoodFor(still, 500_000)).toBe(10_000)
    expect(turned(still, 1, 20_000).page).toBe('faults')
    const on = ticked(still, 10_000 + LONGEST_PAUSE)
    expect([on.page, on.pausedAt, dueAt(on)]).toEqual(['downtime', null, 10_000 + LONGEST_PAUSE + 20_000])
  })

  it('waits behind an alarm and then goes on from where it was', () => {
    const behind = withAlarm(begin(slides, null, 0), true, 25_000)
    expect(dueAt(behind)).toBeNull()
    expect(dueAt(withAlarm(behind, false, 100_000))).toBe(105_000)
  })

  it('does not begin anew when the settings change, unless its page is gone', () => {
    const at = begin(slides, 'faults', 0)
    const longer = withSlides(at, slidesOf({ downtime: 5, faults: 40, repairs: 0, schedule: 0, complaints: 0 }, false), 15_000)
    expect([longer.page, longer.transitionCount, dueAt(longer)]).toEqual(['faults', 0, 40_000])
    const gone = withSlides(at, slidesOf({ downtime: 5, faults: 0, repairs: 0, schedule: 0, complaints: 0 }, false), 15_000)
    expect([gone.page, gone.transitionCount]).toEqual(['downtime', 1])
  })

  it('turns once, however long the machine has slept', () => {
    const awake = ticked(begin(slides, null, 0), 3_600_000)
    expect([awake.page, dueAt(awake)]).toEqual(['faults', 3_620_000])
  })
})
