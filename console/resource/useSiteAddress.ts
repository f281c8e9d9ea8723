import { useQuery } from '@apollo/client/react'
import { SiteAddressDocument } from './gen/siteAddress.ts'
import { SHOWN_HERE } from './operations/write.ts'

/** Where phones reach this installation: what an administrator has set, else where this page came from. Null until that is known. */
export function useSiteAddress(): string | null {
  const { data, error } = useQuery(SiteAddressDocument, { variables: { key: 'site.address' }, context: SHOWN_HERE })
  if (error) return location.origin
  return data ? (data.address || location.origin).replace(/\/$/, '') : null
}
