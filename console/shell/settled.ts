import { useSyncExternalStore } from 'react'
import { observable } from '../kit/observable.ts'

/** True once the first page shows what it is about; whatever is not needed for that is fetched from then on. */
const settled = observable(false)

const EVERY_MS = 250
const WAITING = '[data-slot~=boot],[data-slot~=bones],[data-slot~=bar],.skeleton,[aria-busy=true]'

/** Placeholders are drawn a moment late themselves, so one look without any is not enough; a page that never comes holds up nothing. */
export function awaitFirstPage() {
  let calm = 0
  let looks = 0
  const timer = setInterval(() => {
    calm = document.querySelector(WAITING) ? 0 : calm + 1
    if (calm < 2 && ++looks < 40) return
    clearInterval(timer)
    settled.set(true)
  }, EVERY_MS)
}
export const useSettled = () => useSyncExternalStore(settled.subscribe, settled.get)
