/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../kit/gen/inputs.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JobQueueQueryVariables = Exact<{
  state: Types.QueueJobState;
  no?: number | null | undefined;
  size?: number | null | undefined;
}>;


export type JobQueueQuery = { readonly page: { readonly total: number, readonly items: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: Types.QueueJobState, readonly attemptsMade: number, readonly attempts: number, readonly progressDone: number | null, readonly progressOf: number | null, readonly failedReason: string | null, readonly createdAt: string, readonly dueAt: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly payload: string, readonly result: string | null, readonly isScheduled: boolean }> }, readonly queue: { readonly isOpen: boolean, readonly isWhole: boolean, readonly home: Types.QueueHome | null, readonly counts: { readonly waiting: number, readonly active: number, readonly delayed: number, readonly failed: number, readonly completed: number }, readonly schedules: ReadonlyArray<{ readonly name: string, readonly next: string | null, readonly everyMs: number | null, readonly dailyAt: string | null }> } };

export type RetryQueueJobMutationVariables = Exact<{
  id: string;
}>;


export type RetryQueueJobMutation = { readonly done: boolean };

export type RetryFailedJobsMutationVariables = Exact<{ [key: string]: never; }>;


export type RetryFailedJobsMutation = { readonly count: number };

export type RemoveQueueJobMutationVariables = Exact<{
  id: string;
}>;


export type RemoveQueueJobMutation = { readonly done: boolean };


export const JobQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobQueue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QueueJobState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"no"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"queueJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"no"},"value":{"kind":"Variable","name":{"kind":"Name","value":"no"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attemptsMade"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"progressDone"}},{"kind":"Field","name":{"kind":"Name","value":"progressOf"}},{"kind":"Field","name":{"kind":"Name","value":"failedReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"queue"},"name":{"kind":"Name","value":"jobQueue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"isWhole"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"delayed"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"everyMs"}},{"kind":"Field","name":{"kind":"Name","value":"dailyAt"}}]}}]}}]}}]} as unknown as DocumentNode<JobQueueQuery, JobQueueQueryVariables>;
export const RetryQueueJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryQueueJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"retryQueueJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RetryQueueJobMutation, RetryQueueJobMutationVariables>;
export const RetryFailedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryFailedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"retryFailedJobs"}}]}}]} as unknown as DocumentNode<RetryFailedJobsMutation, RetryFailedJobsMutationVariables>;
export const RemoveQueueJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveQueueJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"removeQueueJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveQueueJobMutation, RemoveQueueJobMutationVariables>;