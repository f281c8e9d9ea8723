import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { KnownDocument, type KnownQuery } from './gen/known.ts'

/** Which record a label or a number belongs to, and whether that is of the plant that one works in. */
export type Known = KnownQuery['scanned']

/** Asks what a code stands for; null for what nobody knows. */
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
