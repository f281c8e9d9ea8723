import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../kit/icons.tsx'
import { clock, useNow } from '../../../kit/live.ts'
import { useCan } from '../../../kit/me.ts'
import { dateTime } from '../../../kit/time.ts'
import { Button } from '../../../resource/Button.tsx'
import { Clip } from '../../../resource/cells.tsx'
import type { Task } from '../../../resource/list/useListView.ts'
import { metaOf, type Row } from '../../../resource/meta.ts'
import { useWords } from '../../../resource/words.ts'
import type { Machine } from './documents.ts'
import { stoppedSince } from './stoppedSince.ts'

interface StateProps {
  machine: Machine
  reports: readonly Row[]
  aheadMs: number
  start: (task: Task) => void
}

/** The one thing that everybody wants to know first, readable from a step away: a shape, a word, and a running clock while it stands. */
export function StateCard({ machine, reports, aheadMs, start }: StateProps) {
  const { t } = useTranslation()
  const words = useWords(metaOf('equipment'))
  const stop = machine.state === 'STOPPED' ? stoppedSince(reports) : null
  const place = [machine.number, machine.workshop?.title].filter(Boolean).join(' · ')
  return (
    <header className="card machine-state" data-state={machine.state}>
      <div className="machine-who">
        <h1>{machine.title}</h1>
        <p>{place}</p>
      </div>
      <div className="machine-now" role="status">
        <span className="machine-mark" aria-hidden="true" />
        <b>{words.value('equipment', 'state', machine.state)}</b>
        {stop && <Standing since={stop.since} aheadMs={aheadMs} />}
      </div>
      {stop && (
        <p className="machine-why">
          <span>{t('equipmentPage.since', { time: dateTime(stop.since) })}</span>
          <Clip text={String(stop.report['description'])} />
        </p>
      )}
      <Deeds machine={machine} start={start} />
    </header>
  )
}

function Standing({ since, aheadMs }: { since: string; aheadMs: number }) {
  const now = useNow()
  return (
    <time className="machine-clock" dateTime={since}>
      {clock(now + aheadMs - Date.parse(since))}
    </time>
  )
}

function Deeds({ machine, start }: Pick<StateProps, 'machine' | 'start'>) {
  const { t } = useTranslation()
  const can = useCan()
  return (
    <div className="machine-deeds">
      {can('repair:report:add') && (
        <Link className="button machine-report" data-variant="solid" data-hue="brand" data-size="md" to={`/q/${machine.qrCode}`}>
          <Icon name="report" />
          {t('equipmentPage.report')}
        </Link>
      )}
      {machine.actions.includes('edit') && (
        <Button size="md" onClick={() => start({ kind: 'edit', row: machine })}>
          <Icon name="edit" />
          {t('screens.list.edit')}
        </Button>
      )}
    </div>
  )
}
