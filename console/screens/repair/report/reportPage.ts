import type { OpenReportFragment, ReportDeskQuery } from '../gen/repair.ts'

export type ReportIntake = ReportDeskQuery['desk']

export type Machine = ReportIntake['equipment']

export type OpenReport = OpenReportFragment
