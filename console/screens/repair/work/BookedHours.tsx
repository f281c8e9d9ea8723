import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import type { RepairLogRow } from '../../../kit/gen/resources.ts'
import { RelatedList } from '../../../record/RelatedList.tsx'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { BookedHoursDocument } from '../gen/repair.ts'

/** More rows than any repair has. */
const MOST = 100
const HUNDRED = 100

/** The hours booked on a repair, and how many of its total colleagues booked where the reader may not see their rows. */
export function BookedHours({ repair }: { repair: RepairLogRow }) {
  const { t } = useTranslation()
  const { data } = useQuery(BookedHoursDocument, {
    variables: { filter: { repairId: { eq: repair.id } }, page: { no: 1, size: MOST } },
    context: SHOWN_HERE,
  })
  const page = data?.page
  const shown = page?.items.filter(({ status }) => status === 'BOOKED').reduce((sum, { hours }) => sum + hours, 0) ?? 0
  const hidden = page && page.total <= MOST ? Math.round((repair.manHours - shown) * HUNDRED) / HUNDRED : 0
  if (page && !page.total && hidden <= 0) return null
  return (
    <>
      <RelatedList of="repairTimeLog" by="repairId" id={repair.id} isBare known={[repair.title]} />
      {hidden > 0 && (
        <p className="note" data-slot="hidden-hours">
          {t('repairWork.book.ofColleagues', { hours: hidden, total: repair.manHours })}
        </p>
      )}
    </>
  )
}
