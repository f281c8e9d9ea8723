import type { PrintedPartsQuery, PrintedRepairQuery, PrintedTimeLogsQuery } from './gen/repair.ts'

export type PrintedRepair = NonNullable<PrintedRepairQuery['repair']>
export type PrintedReport = NonNullable<PrintedRepair['report']>
export type Photo = PrintedReport['photos'][number]
export type TimeLog = PrintedTimeLogsQuery['page']['items'][number]
export type PartEntry = PrintedPartsQuery['page']['items'][number]
