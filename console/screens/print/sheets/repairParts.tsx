import { useTranslation } from 'react-i18next'
import { joinNames } from '../../../fields/display/textWidth.ts'
import { useBlob } from '../../../fields/files/useBlob.ts'
import * as tableStyles from '../../../kit/looks/table.module.css'
import { useLabels } from '../../../kit/words/i18n.ts'
import { dateTime } from '../../../kit/words/time.ts'
import * as paperStyles from '../paper.module.css'
import * as paperPartsStyles from '../paperParts.module.css'
import { type Cell, Grid, Part, SignHere } from '../paperParts.tsx'
import type { Photo, PrintedRepair, PrintedReport, TimeLog } from './repairDocuments.ts'

export function Facts({ repair }: { repair: PrintedRepair }) {
  const labels = useLabels()
  const label = (field: string) => labels.label('repairLog', field)
  const machine = repair.equipment
  return (
    <Grid
      cells={[
        [label('equipmentId'), [machine?.number, machine?.name].filter(Boolean).join(' ')],
        [labels.label('equipment', 'workshopId'), machine?.workshop?.title],
        [repair.duct ? label('ductId') : label('unitId'), repair.duct?.title ?? repair.unit?.title],
        [label('status'), labels.value('repairLog', 'status', repair.status)],
        [label('repairType'), labels.value('repairLog', 'repairType', repair.repairType)],
        [label('repairerIds'), joinNames(repair.repairers.map((one) => one.title))],
      ]}
    />
  )
}

export function Reported({ report }: { report: PrintedReport }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const label = (field: string) => labels.label('reportLog', field)
  return (
    <Part title={t('repairWork.sheet.report')}>
      <Grid
        cells={[
          [t('repairWork.sheet.reportNo'), report.title],
          [label('reporterId'), report.reporter?.title],
          [label('urgency'), labels.value('reportLog', 'urgency', report.urgency)],
          [label('isStopped'), t(report.isStopped ? 'screens.list.yes' : 'screens.list.no')],
          [t('repairWork.sheet.words'), <p key="words">{report.description}</p>, true],
        ]}
      />
      {report.photos.length > 0 && <Photos photos={report.photos} />}
    </Part>
  )
}

/** One row of them: the rest is a scan away. */
const PRINTED = 4

function Photos({ photos }: { photos: readonly Photo[] }) {
  const { t } = useTranslation()
  const more = photos.length - PRINTED
  return (
    <>
      <ul className={paperPartsStyles.paperPhotos} aria-label={t('repairWork.sheet.photos')}>
        {photos.slice(0, PRINTED).map((photo) => (
          <Picture key={photo.id} photo={photo} />
        ))}
      </ul>
      {more > 0 && <p className={paperPartsStyles.paperMore}>{t('repairWork.sheet.morePhotos', { count: more })}</p>}
    </>
  )
}

function Picture({ photo }: { photo: Photo }) {
  const { url } = useBlob(photo.thumbURL)
  return <li>{url && <img src={url} alt={photo.name} />}</li>
}

export function Times({ repair }: { repair: PrintedRepair }) {
  const { t } = useTranslation()
  const { report } = repair
  const at: readonly Cell[] = [
    ...(report
      ? ([
          [t('repairWork.sheet.reported'), dateTime(report.reportDate)],
          [t('repairWork.sheet.accepted'), dateTime(report.acceptedAt)],
        ] as const)
      : []),
    [t('repairWork.sheet.begun'), dateTime(repair.beginDate)],
    [t('repairWork.sheet.completed'), dateTime(repair.completeDate)],
    ...(report?.isStopped
      ? ([
          [t('repairWork.sheet.resumed'), dateTime(report.resumeDate)],
          [t('repairWork.sheet.stopped'), t('repairWork.similar.hours', { hours: (report.stopHours ?? 0).toFixed(1) })],
        ] as const)
      : []),
  ]
  return (
    <Part title={t('repairWork.sheet.times')}>
      <Grid cells={at} />
    </Part>
  )
}

/** What was found and done; empty lines are there to be filled in by hand. */
export function Work({ repair }: { repair: PrintedRepair }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const label = (field: string) => labels.label('repairLog', field)
  const text = (value: string | null) => (value ? <p>{value}</p> : <span className={paperPartsStyles.paperBlank} />)
  return (
    <Part title={t('repairWork.sheet.work')}>
      <Grid
        cells={[
          [label('faultCategoryId'), repair.faultCategory?.title],
          [label('faultIds'), joinNames(repair.faults.map((one) => one.title))],
          ...(repair.report ? [] : ([[label('faultDescription'), text(repair.faultDescription), true]] as const)),
          [label('causes'), text(repair.causes), true],
          [label('description'), text(repair.description), true],
          ...(repair.usableWithFault ? ([[label('usableWithFault'), t('screens.list.yes')]] as const) : []),
          ...(repair.usableWithFault ? ([[label('expectedDays'), repair.expectedDays]] as const) : []),
        ]}
      />
    </Part>
  )
}

export function Hours({ logs }: { logs: readonly TimeLog[] }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const label = (field: string) => labels.label('repairTimeLog', field)
  const total = logs.reduce((sum, log) => sum + Math.round(log.hours * 100), 0) / 100
  return (
    <Part title={t('repairWork.sheet.timeLogs')}>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            <th className={paperStyles.narrow}>{label('logDate')}</th>
            <th className={paperStyles.narrow}>{label('repairerId')}</th>
            <th className={paperStyles.narrow} data-align="end">
              {label('hours')}
            </th>
            <th>{label('detail')}</th>
          </tr>
        </thead>
        <tbody>
          {logs.map((log) => (
            <tr key={log.id}>
              <td>{log.logDate}</td>
              <td>{log.repairer?.title}</td>
              <td data-align="end">{log.hours.toFixed(2)}</td>
              <td>{log.detail}</td>
            </tr>
          ))}
          {logs.length === 0 && (
            <tr>
              <td colSpan={4}>{t('repairWork.sheet.noTimeLogs')}</td>
            </tr>
          )}
        </tbody>
        {logs.length > 1 && (
          <tfoot>
            <tr>
              <th colSpan={2}>{t('repairWork.sheet.total')}</th>
              <th data-align="end">{total.toFixed(2)}</th>
              <th />
            </tr>
          </tfoot>
        )}
      </table>
    </Part>
  )
}

const SIGNERS = ['signRepairer', 'signLead', 'signUser'] as const

export function Signatures() {
  const { t } = useTranslation()
  const signers = SIGNERS.map((who) => t(`repairWork.sheet.${who}`))
  return <SignHere title={t('repairWork.sheet.signatures')} signers={signers} day={t('repairWork.sheet.signDay')} />
}
