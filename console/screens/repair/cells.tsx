import type { ReactNode } from 'react'
import * as styles from '../../fields/display/cells.module.css'
import type { ResourceWords } from '../../resource/resourceWords.ts'

type Translator = Pick<ResourceWords, 'translate'>

/** Hours with one decimal; an open stop still grows, with a mark for those who do not see the colour. Nothing where there are none. */
export function hoursCell(value: number | null | undefined, { translate }: Translator, isGrowing = false): ReactNode {
  if (value === null || value === undefined || (value === 0 && !isGrowing)) return ''
  if (!isGrowing) return value.toFixed(1)
  const growing = translate('reportLog.marks.growing')
  return (
    <span className={styles.growing} title={growing}>
      {value.toFixed(1)}
      <span className="visually-hidden"> {growing}</span>
    </span>
  )
}

/** A second report of a machine that already stands still. */
export const joinedCell = (to: string, { translate }: Translator): ReactNode => (
  <span className={styles.joined} title={translate('reportLog.marks.joinedTo', { title: to })}>
    {translate('reportLog.marks.joined')}
  </span>
)
