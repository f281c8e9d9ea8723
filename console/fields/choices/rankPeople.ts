import type { Ref } from '../../resource/meta.ts'
import type { AbsentOf } from './useAbsent.ts'
import type { WorkloadOf } from './useWorkloads.ts'

/**
 * Those with the trade of the machine first, as dispatch does; among them, people who are planned, then those in no schedule and those off shift,
 * whoever has least to do first. Last come those on leave. Equals stay in their order.
 */
export function rankPeople(items: readonly Ref[], absentOf: AbsentOf, loadOf: WorkloadOf): readonly Ref[] {
  const groupOf = ({ id }: Ref) => {
    const absent = absentOf(id)
    if (absent) return absent.isAway ? 3 : 2
    return loadOf(id)?.isPlanned === false ? 1 : 0
  }
  const hoursOf = ({ id }: Ref) => loadOf(id)?.hours ?? 0
  const isAway = ({ id }: Ref) => Number(absentOf(id)?.isAway ?? false)
  const lacksTrade = ({ id }: Ref) => Number(loadOf(id)?.lacksTrade ?? false)
  return items.toSorted(
    (a, b) => isAway(a) - isAway(b) || lacksTrade(a) - lacksTrade(b) || groupOf(a) - groupOf(b) || hoursOf(a) - hoursOf(b),
  )
}
