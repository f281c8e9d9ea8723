/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ComplaintRecurrencesQueryVariables = Exact<{
  id: string;
}>;


export type ComplaintRecurrencesQuery = { readonly recurrences: ReadonlyArray<{ readonly complaintId: string, readonly claimNo: string, readonly claimDate: string, readonly customerName: string | null, readonly longCode: string | null, readonly causeName: string | null, readonly compAmount: number | null, readonly qaState: string, readonly isSameCustomer: boolean, readonly isSameDecor: boolean }> };


export const ComplaintRecurrencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintRecurrences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"recurrences"},"name":{"kind":"Name","value":"complaintRecurrences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaintId"}},{"kind":"Field","name":{"kind":"Name","value":"claimNo"}},{"kind":"Field","name":{"kind":"Name","value":"claimDate"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"longCode"}},{"kind":"Field","name":{"kind":"Name","value":"causeName"}},{"kind":"Field","name":{"kind":"Name","value":"compAmount"}},{"kind":"Field","name":{"kind":"Name","value":"qaState"}},{"kind":"Field","name":{"kind":"Name","value":"isSameCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"isSameDecor"}}]}}]}}]} as unknown as DocumentNode<ComplaintRecurrencesQuery, ComplaintRecurrencesQueryVariables>;