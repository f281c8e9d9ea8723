/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "subscription DowntimeSummary {\n  downtimeSummary {\n    at\n    plant {\n      id\n      name\n    }\n    shiftName\n    machineCount\n    faultyCount\n    availability\n    stopped {\n      reportId\n      reportNo\n      number\n      name\n      workshopName\n      since\n      urgency\n      status\n      description\n      repairerNames\n      isAssembly\n    }\n    stopHours {\n      equipmentId\n      name\n      today\n      week\n      month\n      isStopped\n    }\n    byDay {\n      day\n      hours\n    }\n  }\n}": typeof types.DowntimeSummaryDocument,
    "subscription FaultSummary {\n  faultSummary {\n    at\n    total\n    categories {\n      categoryId\n      name\n      count\n    }\n    machines {\n      equipmentId\n      name\n      count\n    }\n    byDay {\n      day\n      count\n    }\n    newest {\n      id\n      equipmentName\n      description\n      urgency\n      status\n      reportDate\n      isStopped\n    }\n  }\n}": typeof types.FaultSummaryDocument,
    "subscription RepairSummary {\n  repairSummary {\n    at\n    reportedToday\n    pending\n    inRepair\n    waitingParts\n    usableWithFault\n    doneToday\n    mttaMinutes\n    mttrMinutes\n    manHours {\n      repairerId\n      name\n      hours\n    }\n    debts {\n      reportId\n      equipmentName\n      description\n      dueDate\n      isOverdue\n    }\n    maintenance {\n      due\n      overdue\n      done\n    }\n    inspections {\n      due\n      missed\n      done\n    }\n    open {\n      reportId\n      equipmentName\n      status\n      since\n      repairerNames\n      description\n    }\n  }\n}": typeof types.RepairSummaryDocument,
};
const documents: Documents = {
    "subscription DowntimeSummary {\n  downtimeSummary {\n    at\n    plant {\n      id\n      name\n    }\n    shiftName\n    machineCount\n    faultyCount\n    availability\n    stopped {\n      reportId\n      reportNo\n      number\n      name\n      workshopName\n      since\n      urgency\n      status\n      description\n      repairerNames\n      isAssembly\n    }\n    stopHours {\n      equipmentId\n      name\n      today\n      week\n      month\n      isStopped\n    }\n    byDay {\n      day\n      hours\n    }\n  }\n}": types.DowntimeSummaryDocument,
    "subscription FaultSummary {\n  faultSummary {\n    at\n    total\n    categories {\n      categoryId\n      name\n      count\n    }\n    machines {\n      equipmentId\n      name\n      count\n    }\n    byDay {\n      day\n      count\n    }\n    newest {\n      id\n      equipmentName\n      description\n      urgency\n      status\n      reportDate\n      isStopped\n    }\n  }\n}": types.FaultSummaryDocument,
    "subscription RepairSummary {\n  repairSummary {\n    at\n    reportedToday\n    pending\n    inRepair\n    waitingParts\n    usableWithFault\n    doneToday\n    mttaMinutes\n    mttrMinutes\n    manHours {\n      repairerId\n      name\n      hours\n    }\n    debts {\n      reportId\n      equipmentName\n      description\n      dueDate\n      isOverdue\n    }\n    maintenance {\n      due\n      overdue\n      done\n    }\n    inspections {\n      due\n      missed\n      done\n    }\n    open {\n      reportId\n      equipmentName\n      status\n      since\n      repairerNames\n      description\n    }\n  }\n}": types.RepairSummaryDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription DowntimeSummary {\n  downtimeSummary {\n    at\n    plant {\n      id\n      name\n    }\n    shiftName\n    machineCount\n    faultyCount\n    availability\n    stopped {\n      reportId\n      reportNo\n      number\n      name\n      workshopName\n      since\n      urgency\n      status\n      description\n      repairerNames\n      isAssembly\n    }\n    stopHours {\n      equipmentId\n      name\n      today\n      week\n      month\n      isStopped\n    }\n    byDay {\n      day\n      hours\n    }\n  }\n}"): typeof import('./graphql').DowntimeSummaryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription FaultSummary {\n  faultSummary {\n    at\n    total\n    categories {\n      categoryId\n      name\n      count\n    }\n    machines {\n      equipmentId\n      name\n      count\n    }\n    byDay {\n      day\n      count\n    }\n    newest {\n      id\n      equipmentName\n      description\n      urgency\n      status\n      reportDate\n      isStopped\n    }\n  }\n}"): typeof import('./graphql').FaultSummaryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription RepairSummary {\n  repairSummary {\n    at\n    reportedToday\n    pending\n    inRepair\n    waitingParts\n    usableWithFault\n    doneToday\n    mttaMinutes\n    mttrMinutes\n    manHours {\n      repairerId\n      name\n      hours\n    }\n    debts {\n      reportId\n      equipmentName\n      description\n      dueDate\n      isOverdue\n    }\n    maintenance {\n      due\n      overdue\n      done\n    }\n    inspections {\n      due\n      missed\n      done\n    }\n    open {\n      reportId\n      equipmentName\n      status\n      since\n      repairerNames\n      description\n    }\n  }\n}"): typeof import('./graphql').RepairSummaryDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
