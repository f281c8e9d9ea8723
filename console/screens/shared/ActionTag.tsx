import { useTranslation } from 'react-i18next'
import { Tag, ValueTag } from '../../fields/display/cells.tsx'
import type { ComplaintActionRow } from '../../kit/gen/resources.ts'

/** How an action of a complaint stands. One that is done and still to be checked waits: beside the days that are left it is not called done. */
export function ActionTag({ state, checkDate }: Pick<ComplaintActionRow, 'state' | 'checkDate'>) {
  const { t } = useTranslation()
  if (state === 'DONE' && checkDate) return <Tag tone="wait">{t('complaints.unsettled')}</Tag>
  return <ValueTag of="complaintAction" field="state" value={state} />
}
