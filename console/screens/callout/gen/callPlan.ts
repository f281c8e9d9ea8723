/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../kit/gen/inputs.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CallPlanQueryVariables = Exact<{
  ladderId: string;
}>;


export type CallPlanQuery = { readonly plan: ReadonlyArray<{ readonly position: number, readonly stepName: string, readonly whom: Types.CallLadderStepWhom, readonly channels: ReadonlyArray<string>, readonly afterMinutes: number | null, readonly people: ReadonlyArray<{ readonly name: string, readonly isCalled: boolean, readonly skipped: Types.CallAttemptSkipped | null }> }> };


export const CallPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CallPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ladderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"plan"},"name":{"kind":"Name","value":"whoWouldBeCalled"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ladderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ladderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"stepName"}},{"kind":"Field","name":{"kind":"Name","value":"whom"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"afterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCalled"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}}]}}]}}]}}]} as unknown as DocumentNode<CallPlanQuery, CallPlanQueryVariables>;