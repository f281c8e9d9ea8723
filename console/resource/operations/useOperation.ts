import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { ResourceName } from '../../kit/gen/resources.ts'
import type { Failure } from '../../kit/network/failure.ts'
import { useSend, type VariablesArgument } from './useSend.ts'

export interface Operation<Data, Variables extends OperationVariables> {
  /** Resolves to undefined when it was refused, or when the previous call is pending. */
  run: (...args: VariablesArgument<Variables>) => Promise<Data | undefined>
  failure: Failure | null
  isBusy: boolean
}

/** Runs a mutation outside a form, one at a time; `failure` has the refusal of the last one. */
export function useOperation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  touches?: ResourceName,
): Operation<Data, Variables> {
  const { send, failure, isBusy } = useSend(touches)
  return { run: (...args) => send(document, ...args), failure, isBusy }
}
