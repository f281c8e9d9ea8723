import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { failureOf } from '../../kit/network/failure.ts'
import { sentenceOf } from '../../kit/overlays/notices.tsx'
import { toast } from '../../kit/overlays/toast.ts'
import { usePermitted } from '../../kit/session/Permitted.tsx'
import { dateTime } from '../../kit/words/time.ts'
import { versionText } from '../../kit/words/versionText.ts'
import { RefreshButton } from '../../resource/live/RefreshButton.tsx'
import { useSend } from '../../resource/operations/useSend.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import * as pageStyles from '../../resource/page.module.css'
import { Failed, Skeleton } from '../../resource/states.tsx'
import { ExamineHealthDocument, HealthDocument, type HealthQuery } from './gen/health.ts'
import { Findings } from './HealthFindings.tsx'

const POLL_MS = 15_000
/** What reads everything is soon done, or takes a while: whoever waits for it sees it end. */
const POLL_EXAMINING_MS = 2_000
const TONES = { GREEN: 'good', YELLOW: 'warning', RED: 'danger' } as const
type Report = HealthQuery['health']

/** What this installation stands on, and what to do where something is wrong. */
export function Health() {
  const { t } = useTranslation()
  const [isAwaited, setIsAwaited] = useState(false)
  const { data, error, refetch } = useQuery(HealthDocument, {
    pollInterval: isAwaited ? POLL_EXAMINING_MS : POLL_MS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'no-cache',
    context: SHOWN_HERE,
  })
  const reload = () => void refetch().catch(() => undefined)
  const report = data?.health
  const isExamining = report?.isExamining ?? false
  useEffect(() => setIsAwaited(isExamining), [isExamining])
  return (
    <section className={pageStyles.page} data-slot="page" aria-label={t('console.pages.health')}>
      <Head report={report} isStale={Boolean(error && report)} onAsk={reload} />
      {report ? (
        <>
          <Findings findings={report.findings} tones={TONES} />
          <Whole report={report} />
        </>
      ) : (
        <div className={pageStyles.card} data-slot="card">
          {error ? <Failed failure={failureOf(error)} onRetry={reload} /> : <Skeleton lines={8} label={t('health.loading')} />}
        </div>
      )}
    </section>
  )
}

interface HeadProps {
  report: Report | undefined
  isStale: boolean
  onAsk: () => void
}
function Head({ report, isStale, onAsk }: HeadProps) {
  const { t } = useTranslation()
  return (
    <header className={pageStyles.pageHead} data-slot="page-head">
      <h1>{t('console.pages.health')}</h1>
      {report && (
        <span className={tonesStyles.tag} data-tone={TONES[report.light]} role="status">
          {t(`health.all.${report.light}`)}
        </span>
      )}
      {report && (
        <span className={`note figure ${isStale ? 'wrong' : ''}`}>
          {t(isStale ? 'health.stale' : 'health.checkedAt', { time: dateTime(report.at, true).slice(11) })}
        </span>
      )}
      <span className="grow" />
      <div className={pageStyles.pageActs}>
        {report && <Examine isExamining={report.isExamining} onAsked={onAsk} />}
        <RefreshButton onPress={onAsk} />
      </div>
    </header>
  )
}

/** What reads everything is done when somebody wants it. */
function Examine({ isExamining, onAsked: onRequested }: { isExamining: boolean; onAsked: () => void }) {
  const { t } = useTranslation()
  const { send, failure, isBusy } = useSend()
  const mayExamine = usePermitted('system:health:examine')
  const examine = async () => {
    if (await send(ExamineHealthDocument)) toast({ type: 'success', title: t('health.started'), id: 'health' })
    onRequested()
  }
  if (!mayExamine) return null
  return (
    <>
      {failure && (
        <span className="wrong" role="alert">
          {sentenceOf(failure)}
        </span>
      )}
      <Button disabled={isBusy || isExamining} onClick={() => void examine()}>
        <Icon name="search" />
        {t(isExamining ? 'health.examining' : 'health.examine')}
      </Button>
    </>
  )
}

function Whole({ report: { thoroughAt, ...release } }: { report: Report }) {
  const { t } = useTranslation()
  return (
    <p className={`note ${pageStyles.pageHead}`}>
      {thoroughAt ? t('health.thoroughAt', { time: dateTime(thoroughAt) }) : t('health.neverThorough')}
      <span data-slot="version">{t('health.version', { version: versionText(release) })}</span>
    </p>
  )
}
