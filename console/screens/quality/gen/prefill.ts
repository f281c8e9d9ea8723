/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../kit/gen/inputs.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ComplaintPrefillQueryVariables = Exact<{
  paperRollNo?: string | null | undefined;
  prodNo?: string | null | undefined;
  soNo?: string | null | undefined;
  label?: string | null | undefined;
}>;


export type ComplaintPrefillQuery = { readonly prefill: { readonly isRead: boolean, readonly values: ReadonlyArray<{ readonly field: string, readonly value: string, readonly title: string, readonly source: Types.ComplaintPrefillSource, readonly from: string | null }>, readonly earlier: ReadonlyArray<{ readonly complaintId: string, readonly claimNo: string }> } };


export const ComplaintPrefillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintPrefill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paperRollNo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prodNo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soNo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"label"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"prefill"},"name":{"kind":"Name","value":"complaintPrefill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paperRollNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paperRollNo"}}},{"kind":"Argument","name":{"kind":"Name","value":"prodNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prodNo"}}},{"kind":"Argument","name":{"kind":"Name","value":"soNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soNo"}}},{"kind":"Argument","name":{"kind":"Name","value":"label"},"value":{"kind":"Variable","name":{"kind":"Name","value":"label"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaintId"}},{"kind":"Field","name":{"kind":"Name","value":"claimNo"}}]}}]}}]}}]} as unknown as DocumentNode<ComplaintPrefillQuery, ComplaintPrefillQueryVariables>;