import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { SHOWN_HERE } from '../write.ts'
import { type Known, knownDocument } from './documents.ts'

/** Asks what a code stands for; null for what nobody knows. */
export function useKnown(): (code: string) => Promise<Known | null> {
  const client = useApolloClient()
  return useCallback(
    async (code) => {
      const asked = { query: knownDocument, variables: { code }, context: SHOWN_HERE, fetchPolicy: 'no-cache' } as const
      const { data } = await client.query<{ scanned: Known | null }>(asked)
      return data?.scanned ?? null
    },
    [client],
  )
}
