/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FindReportersQueryVariables = Exact<{ [key: string]: never; }>;


export type FindReportersQuery = { readonly found: { readonly items: ReadonlyArray<{ readonly id: string }> } };

export type FindMachinesQueryVariables = Exact<{ [key: string]: never; }>;


export type FindMachinesQuery = { readonly found: { readonly items: ReadonlyArray<{ readonly id: string }> } };

export type FindRepairersQueryVariables = Exact<{ [key: string]: never; }>;


export type FindRepairersQuery = { readonly found: { readonly items: ReadonlyArray<{ readonly id: string }> } };

export type FindOpenReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type FindOpenReportsQuery = { readonly found: { readonly items: ReadonlyArray<{ readonly id: string, readonly equipmentId: string }> } };

export type FindPendingReportQueryVariables = Exact<{ [key: string]: never; }>;


export type FindPendingReportQuery = { readonly found: { readonly items: ReadonlyArray<{ readonly id: string }> } };

export type FindAssignedRepairQueryVariables = Exact<{ [key: string]: never; }>;


export type FindAssignedRepairQuery = { readonly found: { readonly items: ReadonlyArray<{ readonly id: string }> } };

export type FindFaultCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type FindFaultCategoriesQuery = { readonly found: { readonly items: ReadonlyArray<{ readonly id: string }> } };

export const FindReportersDocument = "query FindReporters{found:reporters(page:{size:1}){items{id}}}" as string & DocumentTypeDecoration<FindReportersQuery, FindReportersQueryVariables>;
export const FindMachinesDocument = "query FindMachines{found:equipments(filter:{isAssembly:{eq:true}}page:{size:50}){items{id}}}" as string & DocumentTypeDecoration<FindMachinesQuery, FindMachinesQueryVariables>;
export const FindRepairersDocument = "query FindRepairers{found:repairers(page:{size:1}){items{id}}}" as string & DocumentTypeDecoration<FindRepairersQuery, FindRepairersQueryVariables>;
export const FindOpenReportsDocument = "query FindOpenReports{found:reportLogs(filter:{status:{in:[PENDING REPAIRING]}}page:{size:50}){items{id equipmentId}}}" as string & DocumentTypeDecoration<FindOpenReportsQuery, FindOpenReportsQueryVariables>;
export const FindPendingReportDocument = "query FindPendingReport{found:reportLogs(filter:{status:{eq:PENDING}}page:{size:1}){items{id}}}" as string & DocumentTypeDecoration<FindPendingReportQuery, FindPendingReportQueryVariables>;
export const FindAssignedRepairDocument = "query FindAssignedRepair{found:repairLogs(filter:{status:{eq:ASSIGNED}}page:{size:1}){items{id}}}" as string & DocumentTypeDecoration<FindAssignedRepairQuery, FindAssignedRepairQueryVariables>;
export const FindFaultCategoriesDocument = "query FindFaultCategories{found:faultCategories(page:{size:1}){items{id}}}" as string & DocumentTypeDecoration<FindFaultCategoriesQuery, FindFaultCategoriesQueryVariables>;