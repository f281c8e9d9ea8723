import { client } from '../../kit/network/client.ts'
import { LogoutDocument } from '../../kit/session/gen/session.ts'
import { leave, tellOtherTabs } from '../views/otherTabs.ts'

const PATIENCE_MS = 3_000

/** Leaves even when the server cannot be told. */
export async function logOut(isTimeout = false) {
  const told = client.mutate({ mutation: LogoutDocument, context: { handles: ['*'] } }).catch(() => undefined)
  await Promise.race([told, new Promise((done) => setTimeout(done, PATIENCE_MS))])
  tellOtherTabs({ kind: 'out', isTimeout })
  leave(isTimeout)
}
