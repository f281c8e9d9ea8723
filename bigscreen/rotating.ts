import { useSyncExternalStore } from 'react'
import { createPlayer } from './player.ts'

const KEY = 'millwright.display.page'

/** The one rotation of this screen; a reload or a power cut ends on the page it began on. */
export const player = createPlayer({ first: localStorage.getItem(KEY), keep: (page) => localStorage.setItem(KEY, page) })
export const useRotation = () => useSyncExternalStore(player.subscribe, player.state)
