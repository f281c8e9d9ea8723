/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../kit/gen/inputs.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MaintenanceDatesQueryVariables = Exact<{
  nextMaintDate: string;
  maintCycle: number;
  cycleUnit: Types.MaintenancePlanCycleUnit;
}>;


export type MaintenanceDatesQuery = { readonly dates: ReadonlyArray<string> };


export const MaintenanceDatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaintenanceDates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextMaintDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"maintCycle"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cycleUnit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenancePlanCycleUnit"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"dates"},"name":{"kind":"Name","value":"maintenanceDates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"nextMaintDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nextMaintDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"maintCycle"},"value":{"kind":"Variable","name":{"kind":"Name","value":"maintCycle"}}},{"kind":"Argument","name":{"kind":"Name","value":"cycleUnit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cycleUnit"}}}]}]}}]} as unknown as DocumentNode<MaintenanceDatesQuery, MaintenanceDatesQueryVariables>;