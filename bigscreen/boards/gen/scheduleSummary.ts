/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../console/kit/gen/inputs.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ScheduleSummarySubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ScheduleSummarySubscription = { readonly scheduleSummary: { readonly at: string, readonly today: string, readonly days: ReadonlyArray<{ readonly date: string, readonly shifts: ReadonlyArray<{ readonly shiftId: string, readonly name: string, readonly beginTime: string, readonly endTime: string, readonly beginsAt: string, readonly endsAt: string, readonly planned: number, readonly present: number, readonly late: number, readonly absent: number, readonly onLeave: number, readonly places: ReadonlyArray<{ readonly entryId: string, readonly positionName: string, readonly equipmentName: string | null, readonly people: ReadonlyArray<{ readonly workerId: string, readonly name: string, readonly state: Types.SchedulePresence }> }> }>, readonly notices: ReadonlyArray<{ readonly noticeId: string, readonly title: string, readonly nightTel: string | null, readonly dayTech: string | null, readonly bench: string | null, readonly elec: string | null, readonly notice: string | null }> }> } };

export const ScheduleSummaryDocument = "subscription ScheduleSummary{scheduleSummary{at today days{date shifts{shiftId name beginTime endTime beginsAt endsAt planned present late absent onLeave places{entryId positionName equipmentName people{workerId name state}}}notices{noticeId title nightTel dayTech bench elec notice}}}}" as string & DocumentTypeDecoration<ScheduleSummarySubscription, ScheduleSummarySubscriptionVariables>;