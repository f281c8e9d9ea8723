import { useRef, useSyncExternalStore } from 'react'
import { liveNow, serverClock, useLive } from '../live.ts'
import { type Freshness, freshness } from './freshness.ts'
import { createPlayer } from './player.ts'

const KEY = 'millwright.display.page'

/** The one rotation of this screen; a reload or a power cut ends on the page it began on. */
export const player = createPlayer({ first: localStorage.getItem(KEY), storePage: (page) => localStorage.setItem(KEY, page) })
export const useRotation = () => useSyncExternalStore(player.subscribe, player.state)

const listeners = new Set<() => void>()
let second = Math.floor(serverClock.now() / 1000) * 1000

/** One timer for every clock on the wall, on the server's full second, so that they all turn over together. */
function tick() {
  second = Math.floor(serverClock.now() / 1000) * 1000
  for (const listener of listeners) listener()
  setTimeout(tick, 1005 - (serverClock.now() % 1000))
}
tick()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Server time, to the second. */
export const useNow = () => useSyncExternalStore(subscribe, () => second)

/** Changes rarely, so whoever uses it does not render every second. */
export function useFreshness(): Freshness {
  useLive()
  return useSyncExternalStore(subscribe, () => freshness(liveNow(), performance.now()))
}

/** The time running clocks may show: once the figures are dead, a clock that runs on would be a lie. */
export function useHonestNow(): number {
  const frozen = useFreshness() === 'dead'
  const { lastAt } = useLive()
  const now = useNow()
  return frozen && lastAt ? lastAt : now
}

/** Which of several things that share a place has its turn; somebody who pauses the wall keeps the one they are reading. */
export function useRotatingIndex(count: number, seconds: number): number {
  const rotationIndex = useSyncExternalStore(subscribe, () => Math.floor(second / 1000 / seconds))
  const isPaused = useRotation().pausedAt !== null
  const displayedIndex = useRef(rotationIndex)
  if (!isPaused) displayedIndex.current = rotationIndex
  return count > 1 ? displayedIndex.current % count : 0
}
