import type { Row } from '../../../resource/meta.ts'

/** When the line stopped: the earliest of the reports that say so and have not ended. */
export function stoppedSince(reports: readonly Row[]): { since: string; report: Row } | null {
  const standing = reports.filter((report) => report['isStopped'] && !report['resumeDate'])
  const [first] = standing.sort((a, b) => String(a['reportDate']).localeCompare(String(b['reportDate'])))
  return first ? { since: String(first['reportDate']), report: first } : null
}
