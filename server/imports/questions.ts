import type { Language } from '../kernel/index.ts'
import { words } from '../platform/words.ts'
import type { Fault } from './drafts.ts'
import type { RowResult } from './validateRows.ts'

const isWritten = ({ verdict }: RowResult) => verdict === 'new' || verdict === 'changed'

/** The texts of a row, among those that it writes, of which only a person can tell whether they are what was typed. */
export const doubtsOf = (row: RowResult): readonly Fault[] =>
  isWritten(row) ? row.draft.doubts.filter(({ key }) => key !== null && key in row.input) : []

/** What somebody has to confirm before the rows of a sheet are written, in sentences; none where nothing is in doubt. */
export function questionsOf(rows: readonly RowResult[], language: Language): string[] {
  const t = words(language)
  const counts = {
    hidden: rows.filter((row) => isWritten(row) && row.draft.isHidden).length,
    doubtful: rows.filter((row) => doubtsOf(row).length > 0).length,
  }
  return Object.entries(counts).flatMap(([name, count]) => (count ? [t(`import.questions.${name}`, { count })] : []))
}
