import type { DocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { type Failure, failureOf } from '../kit/failure.ts'
import type { ResourceName } from '../kit/gen/resources.ts'
import { metaOf } from './meta.ts'
import { forget, SHOWN_HERE } from './write.ts'

export interface Operation<Data> {
  /** Undefined when it was refused, or when the last one is still under way. */
  run: (variables?: Record<string, unknown>) => Promise<Data | undefined>
  failure: Failure | null
  isBusy: boolean
}

/** A mutation that belongs to no form: sent once however often one presses, its refusal kept for the view to show. */
export function useOperation<Data>(document: DocumentNode, touches?: ResourceName): Operation<Data> {
  const client = useApolloClient()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const sending = useRef(false)
  const run = async (variables: Record<string, unknown> = {}) => {
    if (sending.current) return undefined
    sending.current = true
    setIsBusy(true)
    setFailure(null)
    try {
      const { data } = await client.mutate<Data>({
        mutation: document,
        variables,
        context: SHOWN_HERE,
        fetchPolicy: 'no-cache',
        update: (cache) => touches && forget(cache, metaOf(touches)),
      })
      return (data ?? undefined) as Data | undefined
    } catch (error) {
      setFailure(failureOf(error))
      return undefined
    } finally {
      sending.current = false
      setIsBusy(false)
    }
  }
  return { run, failure, isBusy }
}
