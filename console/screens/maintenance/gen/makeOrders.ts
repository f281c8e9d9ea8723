/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DueMaintenanceOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type DueMaintenanceOrdersQuery = { readonly due: number };

export type MakeMaintenanceOrdersMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeMaintenanceOrdersMutation = { readonly made: number };


export const DueMaintenanceOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DueMaintenanceOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"due"},"name":{"kind":"Name","value":"dueMaintenanceOrders"}}]}}]} as unknown as DocumentNode<DueMaintenanceOrdersQuery, DueMaintenanceOrdersQueryVariables>;
export const MakeMaintenanceOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeMaintenanceOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"made"},"name":{"kind":"Name","value":"makeMaintenanceOrders"}}]}}]} as unknown as DocumentNode<MakeMaintenanceOrdersMutation, MakeMaintenanceOrdersMutationVariables>;