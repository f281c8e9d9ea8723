/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChangeConfigVersionMutationVariables = Exact<{ [key: string]: never; }>;


export type ChangeConfigVersionMutation = { readonly version: number };


export const ChangeConfigVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeConfigVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"version"},"name":{"kind":"Name","value":"changeConfigVersion"}}]}}]} as unknown as DocumentNode<ChangeConfigVersionMutation, ChangeConfigVersionMutationVariables>;