/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PendingMaintenanceQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingMaintenanceQuery = { readonly hasPendingMaintenance: boolean };


export const PendingMaintenanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingMaintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPendingMaintenance"}}]}}]} as unknown as DocumentNode<PendingMaintenanceQuery, PendingMaintenanceQueryVariables>;