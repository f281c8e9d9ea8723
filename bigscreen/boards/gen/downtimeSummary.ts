/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DowntimeSummarySubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DowntimeSummarySubscription = { readonly downtimeSummary: { readonly at: string, readonly shiftName: string | null, readonly machineCount: number, readonly faultyCount: number, readonly availability: number | null, readonly plant: { readonly id: string, readonly name: string }, readonly stopped: ReadonlyArray<{ readonly reportId: string, readonly reportNo: string, readonly number: string, readonly name: string, readonly workshopName: string, readonly since: string, readonly urgency: string, readonly status: string, readonly description: string, readonly repairerNames: ReadonlyArray<string>, readonly isAssembly: boolean }>, readonly stopHours: ReadonlyArray<{ readonly equipmentId: string, readonly name: string, readonly today: number, readonly week: number, readonly month: number, readonly isStopped: boolean }>, readonly byDay: ReadonlyArray<{ readonly day: string, readonly hours: number }> } };

export const DowntimeSummaryDocument = "subscription DowntimeSummary{downtimeSummary{at plant{id name}shiftName machineCount faultyCount availability stopped{reportId reportNo number name workshopName since urgency status description repairerNames isAssembly}stopHours{equipmentId name today week month isStopped}byDay{day hours}}}" as string & DocumentTypeDecoration<DowntimeSummarySubscription, DowntimeSummarySubscriptionVariables>;