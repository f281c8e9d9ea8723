/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CheckAuditTrailMutationVariables = Exact<{ [key: string]: never; }>;


export type CheckAuditTrailMutation = { readonly done: boolean };

export type SignOffAuditCheckMutationVariables = Exact<{
  id: number;
  signOffReason: string;
}>;


export type SignOffAuditCheckMutation = { readonly done: boolean };


export const CheckAuditTrailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckAuditTrail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"checkAuditTrail"}}]}}]} as unknown as DocumentNode<CheckAuditTrailMutation, CheckAuditTrailMutationVariables>;
export const SignOffAuditCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOffAuditCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signOffReason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"signOffAuditCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"signOffReason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signOffReason"}}}]}]}}]} as unknown as DocumentNode<SignOffAuditCheckMutation, SignOffAuditCheckMutationVariables>;