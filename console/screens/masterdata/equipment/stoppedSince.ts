import type { Row } from '../../../resource/meta.ts'

/** Since when a report says that its machine stands: it may have run before the report was reopened. */
const standsFrom = (report: Row) => String(report['reopenedAt'] ?? report['reportDate'])

/** When the line stopped: the earliest of the reports that say so and have not ended. */
export function stoppedSince(reports: readonly Row[]): { since: string; report: Row } | null {
  const standing = reports.filter((report) => report['isStopped'] && !report['resumeDate'])
  const [first] = standing.sort((a, b) => standsFrom(a).localeCompare(standsFrom(b)))
  return first ? { since: standsFrom(first), report: first } : null
}
