import { client } from '../../kit/network/client.ts'
import { LogoutDocument } from '../../kit/session/gen/session.ts'
import { leave, notifyOtherTabs } from '../views/otherTabs.ts'
import { forgetPeople, sharedDevice } from './sharedDevice.ts'

const PATIENCE_MS = 3_000

/** Leaves even when the server cannot be told. Whoever leaves a shared device by their own choice leaves nothing there. */
export async function logOut(isTimeout = false) {
  const logoutRequest = client.mutate({ mutation: LogoutDocument, context: { handles: ['*'] } }).catch(() => undefined)
  await Promise.race([logoutRequest, new Promise((done) => setTimeout(done, PATIENCE_MS))])
  notifyOtherTabs({ kind: 'out', isTimeout })
  if (!isTimeout && sharedDevice.read()) forgetPeople()
  leave(isTimeout)
}
