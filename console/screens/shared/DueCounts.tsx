import { useTranslation } from 'react-i18next'
import { Tag } from '../../fields/display/cells.tsx'

/** How much of a list is overdue, and how much is due today. */
export function DueCounts({ overdue, dueToday }: { overdue: number; dueToday: number }) {
  const { t } = useTranslation()
  return (
    <>
      {overdue > 0 && <Tag tone="danger">{t('screens.due.overdue', { count: overdue })}</Tag>}
      {dueToday > 0 && <Tag tone="warning">{t('screens.due.today', { count: dueToday })}</Tag>}
    </>
  )
}
