import type { DocumentNode, OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { type Failure, failureOf } from '../kit/failure.ts'
import type { ResourceName } from '../kit/gen/resources.ts'
import { metaOf } from './meta.ts'
import { forget, SHOWN_HERE } from './write.ts'

export interface Send {
  failure: Failure | null
  isBusy: boolean
  /** What is wrong with one field, in the server's words. */
  faultOf: (field: string) => string
  /** Undefined when it was refused, the reason then being in `failure`, or when the last one is still under way. */
  send: <Answer>(mutation: DocumentNode, variables?: OperationVariables) => Promise<Answer | undefined>
  reset: () => void
}

/** One thing sent at a time however often one presses, its refusal kept for the view to show. `touches` names what has changed by it. */
export function useSend(touches?: ResourceName): Send {
  const client = useApolloClient()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const sending = useRef(false)
  const send = async <Answer>(mutation: DocumentNode, variables: OperationVariables = {}): Promise<Answer | undefined> => {
    if (sending.current) return undefined
    sending.current = true
    setIsBusy(true)
    setFailure(null)
    try {
      const { data } = await client.mutate<Answer>({
        mutation,
        variables,
        context: SHOWN_HERE,
        fetchPolicy: 'no-cache',
        update: (cache) => touches && forget(cache, metaOf(touches)),
      })
      return (data as Answer | null | undefined) ?? undefined
    } catch (error) {
      setFailure(failureOf(error))
      return undefined
    } finally {
      sending.current = false
      setIsBusy(false)
    }
  }
  const faultOf = (field: string) => failure?.fields.find((fault) => fault.field === field)?.message ?? ''
  return { failure, isBusy, faultOf, send, reset: () => setFailure(null) }
}
