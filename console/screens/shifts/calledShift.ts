import type { MarkAttendanceMutationVariables, RollCallQuery } from './gen/rollCall.ts'

export type CalledShift = RollCallQuery['shifts'][number]

export type Mark = MarkAttendanceMutationVariables['mark']
