import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { type Failure, failureOf } from '../../kit/network/failure.ts'
import { metaOf } from '../meta.ts'
import { forget, SHOWN_HERE } from './write.ts'

/** Variables may be left out where none are needed. */
export type VariablesArgument<Variables> = Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables]

export interface Send {
  failure: Failure | null
  isBusy: boolean
  /** What is wrong with one field, in the server's words. */
  faultOf: (field: string) => string
  /** Undefined when it was refused, the reason then being in `failure`, or when the last one is still under way. */
  send: <Answer, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Answer, Variables>,
    ...args: VariablesArgument<Variables>
  ) => Promise<Answer | undefined>
  reset: () => void
}

/** One thing sent at a time however often one presses, its refusal kept for the view to show. `touches` names what has changed by it. */
export function useSend(touches?: ResourceName): Send {
  const client = useApolloClient()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const sending = useRef(false)
  const send: Send['send'] = async (mutation, ...[variables]) => {
    if (sending.current) return undefined
    sending.current = true
    setIsBusy(true)
    setFailure(null)
    try {
      const { data } = await client.mutate({
        mutation,
        variables: variables as never,
        context: SHOWN_HERE,
        fetchPolicy: 'no-cache',
        update: (cache) => touches && forget(cache, metaOf(touches)),
      })
      return data ?? undefined
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
