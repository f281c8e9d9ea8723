import type { OpenReportFragment, ReportDeskQuery } from '../gen/repair.ts'

export type Desk = ReportDeskQuery['desk']

export type Machine = Desk['equipment']

export type OpenReport = OpenReportFragment
