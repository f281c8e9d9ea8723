import { configValue, SITE_ADDRESS } from '../domain/system/index.ts'
import { type Store, systemActor } from '../kernel/index.ts'

/** The address that people open, as the parameters say it; null where they do not, or say none. */
export async function siteAddress(store: Pick<Store, 'read'>): Promise<URL | null> {
  const address = await configValue(store.read(systemActor(0)), SITE_ADDRESS)
  return address && URL.canParse(address) ? new URL(address) : null
}
/** Its host, among the names that a certificate has to be for. */
export async function siteHosts(store: Pick<Store, 'read'>): Promise<string[]> {
  const address = await siteAddress(store)
  return address ? [address.hostname] : []
}
