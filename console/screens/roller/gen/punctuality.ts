/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RollerPunctualityQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type RollerPunctualityQuery = { readonly rollerPunctuality: ReadonlyArray<{ readonly repairerId: string, readonly name: string, readonly sent: number, readonly returned: number, readonly onTime: number, readonly onTimeRate: number | null, readonly meanDays: number | null, readonly meanDelayDays: number | null, readonly outNow: number, readonly overdueNow: number }> };


export const RollerPunctualityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RollerPunctuality"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rollerPunctuality"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repairerId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"onTime"}},{"kind":"Field","name":{"kind":"Name","value":"onTimeRate"}},{"kind":"Field","name":{"kind":"Name","value":"meanDays"}},{"kind":"Field","name":{"kind":"Name","value":"meanDelayDays"}},{"kind":"Field","name":{"kind":"Name","value":"outNow"}},{"kind":"Field","name":{"kind":"Name","value":"overdueNow"}}]}}]}}]} as unknown as DocumentNode<RollerPunctualityQuery, RollerPunctualityQueryVariables>;