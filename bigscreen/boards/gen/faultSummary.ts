/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FaultSummarySubscriptionVariables = Exact<{ [key: string]: never; }>;


export type FaultSummarySubscription = { readonly faultSummary: { readonly at: string, readonly total: number, readonly categories: ReadonlyArray<{ readonly categoryId: string | null, readonly name: string, readonly count: number }>, readonly machines: ReadonlyArray<{ readonly equipmentId: string, readonly name: string, readonly count: number }>, readonly byDay: ReadonlyArray<{ readonly day: string, readonly count: number }>, readonly newest: ReadonlyArray<{ readonly id: string, readonly equipmentName: string, readonly description: string, readonly urgency: string, readonly status: string, readonly reportDate: string, readonly isStopped: boolean }> } };

export const FaultSummaryDocument = "subscription FaultSummary{faultSummary{at total categories{categoryId name count}machines{equipmentId name count}byDay{day count}newest{id equipmentName description urgency status reportDate isStopped}}}" as string & DocumentTypeDecoration<FaultSummarySubscription, FaultSummarySubscriptionVariables>;