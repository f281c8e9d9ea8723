import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { KnownDocument, type KnownQuery } from './gen/known.ts'

/** The record of a label or number, and whether it belongs to the current plant. */
export type Known = KnownQuery['scanned']

/** Returns a function that looks up a code; null for unknown ones. */
export function useKnown(): (code: string) => Promise<Known> {
  const client = useApolloClient()
  return useCallback(
    async (code) => {
      const { data } = await client.query({ query: KnownDocument, variables: { code }, context: SHOWN_HERE, fetchPolicy: 'no-cache' })
      return data?.scanned ?? null
    },
    [client],
  )
}
