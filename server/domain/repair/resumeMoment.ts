import type { UnitOfWork } from '../../kernel/index.ts'
import type { Report } from './openStop.ts'
import { type Told, toldMoment } from './toldMoment.ts'

type Moments = Pick<Report, 'reportDate' | 'acceptedAt' | 'reopenedAt'>

/**
 * When a machine ran again: after the report, and after it stood again where the report was reopened. An acceptance whose moment was told
 * comes before it too; one that was only entered late says nothing about when it was.
 */
export const resumeMoment = (uow: UnitOfWork, report: Moments, { isBooked, ...told }: Told & { readonly isBooked?: boolean }): Date =>
  toldMoment(
    uow,
    told,
    { at: report.reportDate, rule: 'beforeReport' },
    { at: isBooked ? report.acceptedAt : null, rule: 'beforeAcceptance' },
    { at: report.reopenedAt, rule: 'beforeReopening' },
  )
