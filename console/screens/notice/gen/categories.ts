/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../kit/gen/inputs.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NoticeCategoriesQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type NoticeCategoriesQuery = { readonly page: { readonly items: ReadonlyArray<{ readonly id: string, readonly hasBell: boolean, readonly hasEmail: boolean, readonly hasSms: boolean, readonly hasVoice: boolean, readonly hasWechat: boolean }> } };


export const NoticeCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"notificationTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasBell"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hasSms"}},{"kind":"Field","name":{"kind":"Name","value":"hasVoice"}},{"kind":"Field","name":{"kind":"Name","value":"hasWechat"}}]}}]}}]}}]} as unknown as DocumentNode<NoticeCategoriesQuery, NoticeCategoriesQueryVariables>;