/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OtherNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type OtherNamesQuery = { readonly me: { readonly menus: ReadonlyArray<{ readonly id: string, readonly title: string, readonly children: ReadonlyArray<{ readonly id: string, readonly title: string, readonly children: ReadonlyArray<{ readonly id: string, readonly title: string, readonly children: ReadonlyArray<{ readonly id: string, readonly title: string }> }> }> }> } };

export const OtherNamesDocument = "query OtherNames{me{menus{id title children{id title children{id title children{id title}}}}}}" as string & DocumentTypeDecoration<OtherNamesQuery, OtherNamesQueryVariables>;