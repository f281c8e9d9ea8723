/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RepairSummarySubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RepairSummarySubscription = { readonly repairSummary: { readonly at: string, readonly reportedToday: number, readonly pending: number, readonly inRepair: number, readonly waitingParts: number, readonly usableWithFault: number, readonly doneToday: number, readonly mttaMinutes: number | null, readonly mttrMinutes: number | null, readonly manHours: ReadonlyArray<{ readonly repairerId: string, readonly name: string, readonly hours: number }>, readonly debts: ReadonlyArray<{ readonly reportId: string, readonly equipmentName: string, readonly description: string, readonly dueDate: string, readonly isOverdue: boolean }>, readonly maintenance: { readonly due: number, readonly overdue: number, readonly done: number }, readonly inspections: { readonly due: number, readonly missed: number, readonly done: number }, readonly open: ReadonlyArray<{ readonly reportId: string, readonly equipmentName: string, readonly status: string, readonly since: string, readonly repairerNames: ReadonlyArray<string>, readonly description: string }> } };

export const RepairSummaryDocument = "subscription RepairSummary{repairSummary{at reportedToday pending inRepair waitingParts usableWithFault doneToday mttaMinutes mttrMinutes manHours{repairerId name hours}debts{reportId equipmentName description dueDate isOverdue}maintenance{due overdue done}inspections{due missed done}open{reportId equipmentName status since repairerNames description}}}" as string & DocumentTypeDecoration<RepairSummarySubscription, RepairSummarySubscriptionVariables>;