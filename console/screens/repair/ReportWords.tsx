import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import type { ReportLogRow } from '../../kit/gen/resources.ts'
import { useLabels } from '../../kit/i18n.ts'
import { usePermitted } from '../../kit/Permitted.tsx'
import { dateTime } from '../../kit/time.ts'
import type { Uploaded } from '../../kit/upload.ts'
import { Tag } from '../../resource/cells.tsx'
import * as factsStyles from '../../resource/detail/Facts.module.css'
import { FileGallery } from '../../resource/files/FileGallery.tsx'
import { ResourceLink } from '../../resource/ResourceLink.tsx'
import { SHOWN_HERE } from '../../resource/write.ts'
import { Stopped } from './cells.tsx'
import { joinedWordsDocument, reportWordsDocument } from './documents.ts'
import * as repairStyles from './repair.module.css'

export type Words = Pick<ReportLogRow, 'id' | 'title' | 'description' | 'urgency' | 'isStopped' | 'reportDate' | 'status' | 'reporter'> & {
  photos: readonly Photo[]
}
export type Photo = Uploaded
const MOST = 20

/** What people said and showed when they reported: it stays with the repair, joined reports included. */
export function ReportWords({ repairId, reportId }: { repairId: string; reportId: string }) {
  const { t } = useTranslation()
  const mayList = usePermitted('repair:report:list')
  const { data } = useQuery<{ repair: { report: Words | null } }>(reportWordsDocument, { variables: { id: repairId }, context: SHOWN_HERE })
  const joined = useQuery<{ page: { items: readonly Words[] } }>(joinedWordsDocument, {
    variables: { filter: { joinedToId: { eq: reportId } }, page: { no: 1, size: MOST } },
    context: SHOWN_HERE,
    skip: !mayList,
  })
  const report = (data as { repair: { report: Words | null } } | undefined)?.repair.report
  const others = (joined.data?.page as { items: readonly Words[] } | undefined)?.items ?? []
  if (!report) return <div className={repairStyles.similarWait} />
  return (
    <div className={repairStyles.said}>
      <Said report={report} />
      {others.length > 0 && <h4>{t('repairWork.report.joined')}</h4>}
      {others.map((other) => (
        <Said key={other.id} report={other} />
      ))}
    </div>
  )
}

function Said({ report }: { report: Words }) {
  const { t } = useTranslation()
  const labels = useLabels()
  return (
    <article>
      <header>
        <ResourceLink of="reportLog" search={`?open=${report.id}`}>
          {report.title}
        </ResourceLink>
        <span>{t('repairWork.report.by', { name: report.reporter?.title ?? '', time: dateTime(report.reportDate) })}</span>
        {report.isStopped ? <Stopped /> : <Tag value={report.urgency}>{labels.value('reportLog', 'urgency', report.urgency)}</Tag>}
      </header>
      <p className={factsStyles.long}>{report.description}</p>
      {report.photos.length > 0 && <FileGallery files={report.photos} />}
    </article>
  )
}
