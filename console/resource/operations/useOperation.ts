import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { ResourceName } from '../../kit/gen/resources.ts'
import type { Failure } from '../../kit/network/failure.ts'
import { type Given, useSend } from './useSend.ts'

export interface Operation<Data, Variables extends OperationVariables> {
  /** Undefined when it was refused, or when the last one is still under way. */
  run: (...given: Given<Variables>) => Promise<Data | undefined>
  failure: Failure | null
  isBusy: boolean
}

/** A mutation that belongs to no form. */
export function useOperation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  touches?: ResourceName,
): Operation<Data, Variables> {
  const { send, failure, isBusy } = useSend(touches)
  return { run: (...given) => send(document, ...given), failure, isBusy }
}
