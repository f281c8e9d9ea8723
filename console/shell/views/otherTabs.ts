import { errorLog } from '../../kit/network/errorLog.ts'
import { unsaved } from '../../kit/overlays/unsaved.ts'
import { viewing } from '../../kit/session/impersonation.ts'
import { claimsOf, session } from '../../kit/session/session.ts'
import { loginAddress } from '../login/redirect.ts'

/** What browser tabs of the same person tell each other. */
export type TabMessage = { kind: 'out'; isTimeout: boolean } | { kind: 'plant'; token: string }

const channel = new BroadcastChannel('millwright')

export const notifyOtherTabs = (message: TabMessage) => channel.postMessage(message)

export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const onMessage = (event: MessageEvent<TabMessage>) => listener(event.data)
  channel.addEventListener('message', onMessage)
  return () => channel.removeEventListener('message', onMessage)
}

/** Leaves for the log-in page with nothing of the session left in memory. */
export function leave(isTimeout = false) {
  unsaved.letGo()
  session.clear()
  errorLog.clear()
  const here = location.pathname + location.search
  location.assign(isTimeout ? loginAddress(here, true) : '/login')
}

/** Somebody has signed in again in another tab and another plant: this page goes on in its own, if that is still theirs. */
async function resumeInPlant(token: string, from: string, to: string) {
  const { inPlant } = await import('../../kit/session/signIn.ts')
  try {
    session.adopt(await inPlant({ token, currentPlantId: from, landingPage: null }, to))
  } catch {
    session.adopt(token)
    unsaved.letGo()
    location.reload()
  }
}

/** One person signs in or leaves in one tab: the others follow. A tab in another plant keeps its own token; see useOtherTabs. */
export function followOtherTabs() {
  addEventListener('storage', (event) => {
    if (event.key !== 'token' || !event.newValue || viewing.token()) return
    const [mine, theirs] = [session.holder, claimsOf(event.newValue)]
    if (!mine || !theirs || mine.plant === theirs.plant || mine.identity !== theirs.identity) {
      session.adopt(event.newValue)
      if (!mine || mine.identity === theirs?.identity) return
      unsaved.letGo()
      location.reload()
    } else if (session.expired) void resumeInPlant(event.newValue, theirs.plant, mine.plant)
    else session.stay()
  })
  onTabMessage((message) => {
    if (message.kind === 'out' && session.open) leave(message.isTimeout)
  })
}
