// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayer } from '../../../bigscreen/wall/player.ts'
import { slidesOf } from '../../../bigscreen/wall/rotation.ts'
import { listenToKeys } from '../../../bigscreen/wall/Stage.tsx'

const slides = slidesOf({ downtime: 30, faults: 20, repairs: 10, schedule: 0, complaints: 0 }, false)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const press = (key: string, more: KeyboardEventInit = {}) => dispatchEvent(new KeyboardEvent('keydown', { key, ...more }))

describe('the player', () => {
  it('is no larger after a thousand turns than after one: one timer, one listener, the same few fields', () => {
    const player = createPlayer({ now: () => Date.now() })
    let told = 0
    player.subscribe(() => told++)
    player.show(slides)
    vi.advanceTimersByTime(30_000)
    const small = JSON.stringify(player.state()).length
    const begun = player.state().transitionCount
    for (let n = 0; n < 1000; n++) {
      player.show(slidesOf({ downtime: 30, faults: 20, repairs: 10, schedule: 0, complaints: 0 }, false))
      vi.advanceTimersByTime(20_000)
      expect(vi.getTimerCount()).toBe(1)
    }
    expect(player.state().transitionCount - begun).toBe(1000)
    expect(JSON.stringify(player.state()).length).toBeLessThan(small + 20)
    expect(told).toBe(player.state().transitionCount + 1)
  })

  it('keeps the page of every turn and begins with the one that was kept', () => {
    const kept: string[] = []
    const player = createPlayer({ now: () => Date.now(), first: 'repairs', storePage: (page) => kept.push(page) })
    player.show(slides)
    expect(player.state().page).toBe('repairs')
    vi.advanceTimersByTime(10_000)
    expect(kept).toEqual(['repairs', 'downtime'])
  })

  it('does not care how often it is told the same pages', () => {
    const player = createPlayer({ now: () => Date.now() })
    player.show(slides)
    for (let n = 0; n < 29; n++) {
      vi.advanceTimersByTime(1000)
      player.show(slidesOf({ downtime: 30, faults: 20, repairs: 10, schedule: 0, complaints: 0 }, false))
    }
    expect(player.state().page).toBe('downtime')
    vi.advanceTimersByTime(1000)
    expect(player.state().page).toBe('faults')
  })

  it('obeys arrow keys, the space bar and the keys of a remote control, until nobody listens any more', () => {
    const player = createPlayer({ now: () => Date.now() })
    player.show(slides)
    const stop = listenToKeys(player)
    const pages = ['ArrowRight', 'PageDown', 'ArrowLeft', 'MediaTrackPrevious'].map((key) => {
      press(key)
      return player.state().page
    })
    expect(pages).toEqual(['faults', 'repairs', 'faults', 'downtime'])
    press(' ')
    vi.advanceTimersByTime(60_000)
    expect([player.state().page, player.state().pausedAt !== null]).toEqual(['downtime', true])
    press('MediaPlayPause')
    vi.advanceTimersByTime(30_000)
    expect(player.state().page).toBe('faults')
    press('ArrowRight', { ctrlKey: true })
    stop()
    press('ArrowRight')
    expect(player.state().page).toBe('faults')
  })
})
