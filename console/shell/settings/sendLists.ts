import { client } from '../../kit/network/client.ts'
import { listPreferences } from '../../list/listPreferences.ts'
import { SavePreferenceDocument } from './gen/preferences.ts'

const PAUSE_MS = 600

let timer: ReturnType<typeof setTimeout> | undefined

async function send(resource: string) {
  const setup = listPreferences.get().lists[resource]
  const variables = { key: `list:${resource}`, value: JSON.stringify(setup ?? {}) }
  await client.mutate({ mutation: SavePreferenceDocument, variables, context: { handles: ['*'] } })
  listPreferences.sent(resource, setup)
}

/** Tells the server, after a pause of dragging and ticking, what has been set up here; what it does not hear now it hears with the next change. */
export function sendLists() {
  clearTimeout(timer)
  timer = setTimeout(() => {
    for (const resource of listPreferences.get().unsent ?? []) send(resource).catch(() => undefined)
  }, PAUSE_MS)
}
