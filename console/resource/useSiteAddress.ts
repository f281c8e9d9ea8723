import { useQuery } from '@apollo/client/react'
import { SiteAddressDocument } from './gen/siteAddress.ts'
import { SHOWN_HERE } from './operations/write.ts'

/** The base URL at which phones reach this installation: the configured one, else that of this page. Null while loading. */
export function useSiteAddress(): string | null {
  const { data, error } = useQuery(SiteAddressDocument, { variables: { key: 'site.address' }, context: SHOWN_HERE })
  if (error) return location.origin
  return data ? (data.address || location.origin).replace(/\/$/, '') : null
}
