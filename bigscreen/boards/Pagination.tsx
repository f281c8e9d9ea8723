import type { Room } from '../../console/shared/wallText.ts'
import * as styles from './downtime/DowntimePage.module.css'

interface Stop {
  readonly since: string
}
export interface Pagination<S> {
  /** How much is said of each. */
  readonly size: 'single' | 'tall' | 'short' | 'line'
  /** What is shown at once, one after the other. */
  readonly pages: readonly (readonly S[])[]
}

const sizeOf = (count: number, { tall, short }: Room['stops']): Pagination<never>['size'] =>
  count === 1 ? 'single' : count <= tall ? 'tall' : count <= short ? 'short' : 'line'

/**
 * Every stopped machine in a row of its own with its clock, longest first. Rows shrink as they become many; when not all fit they take
 * turns, as evenly as they can, so that nobody waits for a page with one machine on it.
 */
export function paginateStops<S extends Stop>(stopped: readonly S[], room: Room['stops']): Pagination<S> {
  const sorted = stopped.toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since))
  const count = sorted.length <= room.line ? 1 : Math.ceil(sorted.length / room.perPage)
  const each = Math.ceil(sorted.length / count)
  const pages = Array.from({ length: count }, (_, at) => sorted.slice(at * each, (at + 1) * each))
  return { size: sizeOf(sorted.length, room), pages: pages.filter((page) => page.length > 0) }
}

interface Props {
  readonly words: string
  /** What each turn begins with. */
  readonly keys: readonly (string | undefined)[]
  readonly at: number
}

/** Which part of what shares a place is shown. */
export const Pagination = ({ words, keys, at }: Props) =>
  keys.length < 2 ? null : (
    <p className={styles.turns}>
      <b>{words}</b>
      <span aria-hidden="true">
        {keys.map((key, place) => (
          <i key={key} data-now={place === at || undefined} />
        ))}
      </span>
    </p>
  )
