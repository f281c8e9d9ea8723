/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyNoticesQueryVariables = Exact<{
  size?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type MyNoticesQuery = { readonly notices: ReadonlyArray<{ readonly id: string, readonly typeName: string, readonly subject: string, readonly body: string | null, readonly path: string | null, readonly isUrgent: boolean, readonly at: string, readonly readAt: string | null, readonly plant: { readonly id: string, readonly name: string } }> };

export type MyNoticesToAnswerQueryVariables = Exact<{ [key: string]: never; }>;


export type MyNoticesToAnswerQuery = { readonly ids: ReadonlyArray<string> };

export type AnswerMyNoticeMutationVariables = Exact<{
  noticeId: string;
}>;


export type AnswerMyNoticeMutation = { readonly answer: { readonly number: string, readonly isAssigned: boolean } };

export type MyUnreadNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyUnreadNoticesQuery = { readonly unread: number };

export type ReadMyNoticesMutationVariables = Exact<{
  ids?: ReadonlyArray<string> | null | undefined;
}>;


export type ReadMyNoticesMutation = { readonly read: number };

export type MyNoticesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyNoticesChangedSubscription = { readonly changed: { readonly unread: number } };


export const MyNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"notices"},"name":{"kind":"Name","value":"myNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isUrgent"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]}}]} as unknown as DocumentNode<MyNoticesQuery, MyNoticesQueryVariables>;
export const MyNoticesToAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyNoticesToAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"ids"},"name":{"kind":"Name","value":"myNoticesToAnswer"}}]}}]} as unknown as DocumentNode<MyNoticesToAnswerQuery, MyNoticesToAnswerQueryVariables>;
export const AnswerMyNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerMyNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noticeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"answerMyNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"noticeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noticeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isAssigned"}}]}}]}}]} as unknown as DocumentNode<AnswerMyNoticeMutation, AnswerMyNoticeMutationVariables>;
export const MyUnreadNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyUnreadNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"unread"},"name":{"kind":"Name","value":"myUnreadNotices"}}]}}]} as unknown as DocumentNode<MyUnreadNoticesQuery, MyUnreadNoticesQueryVariables>;
export const ReadMyNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadMyNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"read"},"name":{"kind":"Name","value":"readMyNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<ReadMyNoticesMutation, ReadMyNoticesMutationVariables>;
export const MyNoticesChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyNoticesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"myNoticesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]}}]} as unknown as DocumentNode<MyNoticesChangedSubscription, MyNoticesChangedSubscriptionVariables>;