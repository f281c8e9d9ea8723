import type { SendReportMutation } from '../gen/repair.ts'

export type SentReport = SendReportMutation['record']
