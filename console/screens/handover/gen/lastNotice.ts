/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../kit/gen/inputs.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LastNoticeQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type LastNoticeQuery = { readonly page: { readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly date: string, readonly dayShift: string | null, readonly nightShift: string | null, readonly shiftTime: string | null, readonly dayTech: string | null, readonly nightTel: string | null, readonly bench: string | null, readonly elec: string | null, readonly ship: string | null, readonly paper: string | null, readonly notice: string | null }> } };


export const LastNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"shiftNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"dayShift"}},{"kind":"Field","name":{"kind":"Name","value":"nightShift"}},{"kind":"Field","name":{"kind":"Name","value":"shiftTime"}},{"kind":"Field","name":{"kind":"Name","value":"dayTech"}},{"kind":"Field","name":{"kind":"Name","value":"nightTel"}},{"kind":"Field","name":{"kind":"Name","value":"bench"}},{"kind":"Field","name":{"kind":"Name","value":"elec"}},{"kind":"Field","name":{"kind":"Name","value":"ship"}},{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}}]}}]}}]}}]} as unknown as DocumentNode<LastNoticeQuery, LastNoticeQueryVariables>;