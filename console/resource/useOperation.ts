import type { DocumentNode } from '@apollo/client'
import type { Failure } from '../kit/failure.ts'
import type { ResourceName } from '../kit/gen/resources.ts'
import { useSend } from './useSend.ts'

export interface Operation<Data> {
  /** Undefined when it was refused, or when the last one is still under way. */
  run: (variables?: Record<string, unknown>) => Promise<Data | undefined>
  failure: Failure | null
  isBusy: boolean
}

/** A mutation that belongs to no form. */
export function useOperation<Data>(document: DocumentNode, touches?: ResourceName): Operation<Data> {
  const { send, failure, isBusy } = useSend(touches)
  return { run: (variables) => send<Data>(document, variables), failure, isBusy }
}
