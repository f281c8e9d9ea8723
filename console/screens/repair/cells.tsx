import type { ReactNode } from 'react'
import * as styles from '../../fields/display/cells.module.css'
import type { ResourceWords } from '../../resource/resourceWords.ts'

type Says = Pick<ResourceWords, 'say'>

/** Hours with one decimal; an open stop still grows, with a mark for those who do not see the colour. Nothing where there are none. */
export function hoursCell(value: number | null | undefined, { say }: Says, isGrowing = false): ReactNode {
  if (value === null || value === undefined || (value === 0 && !isGrowing)) return ''
  if (!isGrowing) return value.toFixed(1)
  const growing = say('reportLog.marks.growing')
  return (
    <span className={styles.growing} title={growing}>
      {value.toFixed(1)}
      <span className="visually-hidden"> {growing}</span>
    </span>
  )
}

/** A second report of a machine that already stands still. */
export const joinedCell = (to: string, { say }: Says): ReactNode => (
  <span className={styles.joined} title={say('reportLog.marks.joinedTo', { title: to })}>
    {say('reportLog.marks.joined')}
  </span>
)
