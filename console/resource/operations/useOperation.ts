import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { ResourceName } from '../../kit/gen/resources.ts'
import type { Failure } from '../../kit/network/failure.ts'
import { useSend, type VariablesArgument } from './useSend.ts'

export interface Operation<Data, Variables extends OperationVariables> {
  /** Undefined when it was refused, or when the last one is still under way. */
  run: (...args: VariablesArgument<Variables>) => Promise<Data | undefined>
  failure: Failure | null
  isBusy: boolean
}

/** A mutation that belongs to no form. */
export function useOperation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  touches?: ResourceName,
): Operation<Data, Variables> {
  const { send, failure, isBusy } = useSend(touches)
  return { run: (...args) => send(document, ...args), failure, isBusy }
}
