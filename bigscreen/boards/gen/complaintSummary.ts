/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../console/kit/gen/inputs.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ComplaintSummarySubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ComplaintSummarySubscription = { readonly complaintSummary: { readonly at: string, readonly open: number, readonly red: number, readonly yellow: number, readonly green: number, readonly lateAnswers: number, readonly daysSinceJustified: number | null, readonly recent: number, readonly urgent: ReadonlyArray<{ readonly complaintId: string, readonly claimNo: string, readonly customerName: string, readonly decor: string, readonly trafficStatus: Types.ComplaintTrafficStatus, readonly qaState: Types.ComplaintQaState, readonly daysLeft: number | null, readonly openDays: number }>, readonly stages: ReadonlyArray<{ readonly qaState: Types.ComplaintQaState, readonly count: number }>, readonly categories: ReadonlyArray<{ readonly categoryId: string, readonly name: string, readonly nameEn: string, readonly count: number }> } };

export const ComplaintSummaryDocument = "subscription ComplaintSummary{complaintSummary{at open red yellow green lateAnswers daysSinceJustified recent urgent{complaintId claimNo customerName decor trafficStatus qaState daysLeft openDays}stages{qaState count}categories{categoryId name nameEn count}}}" as string & DocumentTypeDecoration<ComplaintSummarySubscription, ComplaintSummarySubscriptionVariables>;