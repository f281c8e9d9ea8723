/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CansLeftOpenQueryVariables = Exact<{ [key: string]: never; }>;


export type CansLeftOpenQuery = { readonly openInkCans: { readonly cans: ReadonlyArray<{ readonly inkCanId: string, readonly isLeftOpen: boolean }> } };


export const CansLeftOpenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CansLeftOpen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openInkCans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inkCanId"}},{"kind":"Field","name":{"kind":"Name","value":"isLeftOpen"}}]}}]}}]}}]} as unknown as DocumentNode<CansLeftOpenQuery, CansLeftOpenQueryVariables>;