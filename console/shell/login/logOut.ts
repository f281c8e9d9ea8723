import { client } from '../../kit/network/client.ts'
import { LogoutDocument } from '../../kit/session/gen/session.ts'
import { leave, notifyOtherTabs } from '../views/otherTabs.ts'

const PATIENCE_MS = 3_000

/** Leaves even when the server cannot be told. */
export async function logOut(isTimeout = false) {
  const logoutRequest = client.mutate({ mutation: LogoutDocument, context: { handles: ['*'] } }).catch(() => undefined)
  await Promise.race([logoutRequest, new Promise((done) => setTimeout(done, PATIENCE_MS))])
  notifyOtherTabs({ kind: 'out', isTimeout })
  leave(isTimeout)
}
