import { errorLog } from '../kit/errorLog.ts'
import { session } from '../kit/session.ts'
import { unsaved } from '../kit/unsaved.ts'
import { loginAddress } from './redirect.ts'

/** What browser tabs of the same person tell each other. */
export type TabMessage = { kind: 'out'; isTimeout: boolean } | { kind: 'plant'; token: string }

const channel = new BroadcastChannel('millwright')

export const tellOtherTabs = (message: TabMessage) => channel.postMessage(message)

export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const hear = (event: MessageEvent<TabMessage>) => listener(event.data)
  channel.addEventListener('message', hear)
  return () => channel.removeEventListener('message', hear)
}

/** Leaves for the log-in page with nothing of the session left in memory. */
export function leave(isTimeout = false) {
  unsaved.letGo()
  session.clear()
  errorLog.clear()
  const here = location.pathname + location.search
  location.assign(isTimeout ? loginAddress(here, true) : '/login')
}

/** One person signs in, switches or leaves in one tab: the others follow. */
export function followOtherTabs() {
  addEventListener('storage', (event) => {
    if (event.key !== 'token' || !event.newValue) return
    const before = session.identity
    session.adopt(event.newValue)
    if (!before || session.identity === before) return
    unsaved.letGo()
    location.reload()
  })
  onTabMessage((message) => {
    if (message.kind === 'out' && session.open) leave(message.isTimeout)
  })
}
