import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { type Failure, failureOf } from '../../kit/network/failure.ts'
import { metaOf } from '../meta.ts'
import { forget, SHOWN_HERE } from './write.ts'

/** The variables of a document; optional where none are required. */
export type VariablesArgument<Variables> = Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables]

export interface Send {
  failure: Failure | null
  isBusy: boolean
  /** The server's message for a field; empty without a fault. */
  faultOf: (field: string) => string
  /** Resolves to undefined when it was refused (see `failure`), or when the previous call is pending. */
  send: <Answer, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Answer, Variables>,
    ...args: VariablesArgument<Variables>
  ) => Promise<Answer | undefined>
  reset: () => void
}

/** Sends one mutation at a time, and stores the failure for the view. `touches` is the resource whose cached data it invalidates. */
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
