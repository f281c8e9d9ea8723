/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DowntimeSummarySubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DowntimeSummarySubscription = { downtimeSummary: { at: string, shiftName: string | null, machineCount: number, faultyCount: number, availability: number | null, plant: { id: string, name: string }, stopped: Array<{ reportId: string, reportNo: string, number: string, name: string, workshopName: string, since: string, urgency: string, status: string, description: string, repairerNames: Array<string>, isAssembly: boolean }>, stopHours: Array<{ equipmentId: string, name: string, today: number, week: number, month: number, isStopped: boolean }>, byDay: Array<{ day: string, hours: number }> } };

export type FaultSummarySubscriptionVariables = Exact<{ [key: string]: never; }>;


export type FaultSummarySubscription = { faultSummary: { at: string, total: number, categories: Array<{ categoryId: string | null, name: string, count: number }>, machines: Array<{ equipmentId: string, name: string, count: number }>, byDay: Array<{ day: string, count: number }>, newest: Array<{ id: string, equipmentName: string, description: string, urgency: string, status: string, reportDate: string, isStopped: boolean }> } };

export type RepairSummarySubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RepairSummarySubscription = { repairSummary: { at: string, reportedToday: number, pending: number, inRepair: number, waitingParts: number, usableWithFault: number, doneToday: number, mttaMinutes: number | null, mttrMinutes: number | null, manHours: Array<{ repairerId: string, name: string, hours: number }>, debts: Array<{ reportId: string, equipmentName: string, description: string, dueDate: string, isOverdue: boolean }>, maintenance: { due: number, overdue: number, done: number }, inspections: { due: number, missed: number, done: number }, open: Array<{ reportId: string, equipmentName: string, status: string, since: string, repairerNames: Array<string>, description: string }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const DowntimeSummaryDocument = new TypedDocumentString(`
    subscription DowntimeSummary {
  downtimeSummary {
    at
    plant {
      id
      name
    }
    shiftName
    machineCount
    faultyCount
    availability
    stopped {
      reportId
      reportNo
      number
      name
      workshopName
      since
      urgency
      status
      description
      repairerNames
      isAssembly
    }
    stopHours {
      equipmentId
      name
      today
      week
      month
      isStopped
    }
    byDay {
      day
      hours
    }
  }
}
    `) as unknown as TypedDocumentString<DowntimeSummarySubscription, DowntimeSummarySubscriptionVariables>;
export const FaultSummaryDocument = new TypedDocumentString(`
    subscription FaultSummary {
  faultSummary {
    at
    total
    categories {
      categoryId
      name
      count
    }
    machines {
      equipmentId
      name
      count
    }
    byDay {
      day
      count
    }
    newest {
      id
      equipmentName
      description
      urgency
      status
      reportDate
      isStopped
    }
  }
}
    `) as unknown as TypedDocumentString<FaultSummarySubscription, FaultSummarySubscriptionVariables>;
export const RepairSummaryDocument = new TypedDocumentString(`
    subscription RepairSummary {
  repairSummary {
    at
    reportedToday
    pending
    inRepair
    waitingParts
    usableWithFault
    doneToday
    mttaMinutes
    mttrMinutes
    manHours {
      repairerId
      name
      hours
    }
    debts {
      reportId
      equipmentName
      description
      dueDate
      isOverdue
    }
    maintenance {
      due
      overdue
      done
    }
    inspections {
      due
      missed
      done
    }
    open {
      reportId
      equipmentName
      status
      since
      repairerNames
      description
    }
  }
}
    `) as unknown as TypedDocumentString<RepairSummarySubscription, RepairSummarySubscriptionVariables>;