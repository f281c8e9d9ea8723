import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Tag, ValueTag } from '../../../fields/display/cells.tsx'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { FileGallery } from '../../../fields/files/FileGallery.tsx'
import * as controlsStyles from '../../../kit/looks/controls.module.css'
import { usePermitted } from '../../../kit/session/Permitted.tsx'
import { dateTime } from '../../../kit/words/time.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { JoinedWordsDocument, ReportWordsDocument, type ReportWordsFragment } from '../gen/repair.ts'
import * as repairStyles from '../repair.module.css'

const MOST = 20

/** What people said and showed when they reported: it stays with the repair, joined reports included. */
export function ReportWords({ repairId, reportId }: { repairId: string; reportId: string }) {
  const { t } = useTranslation()
  const mayList = usePermitted('repair:report:list')
  const { data } = useQuery(ReportWordsDocument, { variables: { id: repairId }, context: SHOWN_HERE })
  const joined = useQuery(JoinedWordsDocument, {
    variables: { filter: { joinedToId: { eq: reportId } }, page: { no: 1, size: MOST } },
    context: SHOWN_HERE,
    skip: !mayList,
  })
  const report = data?.repair.report
  const others = joined.data?.page.items ?? []
  if (!report) return <div className={repairStyles.similarWait} />
  return (
    <div className="stack">
      <ReportedText report={report} />
      {others.length > 0 && <h4>{t('repairWork.report.joined')}</h4>}
      {others.map((other) => (
        <ReportedText key={other.id} report={other} />
      ))}
    </div>
  )
}

function ReportedText({ report }: { report: ReportWordsFragment }) {
  const { t } = useTranslation()
  return (
    <article className={`stack breaks framed gap-s ${repairStyles.saidOne}`}>
      <header className={`wrapped note ${repairStyles.saidHead}`}>
        <ResourceLink of="reportLog" className={`${controlsStyles.linked} strong`} search={`?open=${report.id}`}>
          {report.title}
        </ResourceLink>
        <span>{t('repairWork.report.by', { name: report.reporter?.title ?? '', time: dateTime(report.reportDate) })}</span>
        {report.isStopped ? (
          <Tag tone="danger">{t('reportLog.marks.stopped')}</Tag>
        ) : (
          <ValueTag of="reportLog" field="urgency" value={report.urgency} />
        )}
      </header>
      <p className="told">{report.description}</p>
      {report.photos.length > 0 && <FileGallery files={report.photos} />}
    </article>
  )
}
