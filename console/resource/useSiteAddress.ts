import { useQuery } from '@apollo/client/react'
import { operation } from '../kit/document.ts'
import { SHOWN_HERE } from './write.ts'

const addressDocument = operation('query', 'SiteAddress', { key: 'String!' }, 'address:configByKey')

/** Where phones reach this installation: what an administrator has set, else where this page came from. Null until that is known. */
export function useSiteAddress(): string | null {
  const { data, error } = useQuery<{ address: string | null }>(addressDocument, { variables: { key: 'site.address' }, context: SHOWN_HERE })
  if (error) return location.origin
  return data ? (data.address || location.origin).replace(/\/$/, '') : null
}
