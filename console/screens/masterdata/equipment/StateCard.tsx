import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Clip } from '../../../fields/display/cells.tsx'
import { toneOf } from '../../../fields/display/tone.ts'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { clock, useServerNow } from '../../../kit/network/live.ts'
import { useCan } from '../../../kit/session/me.ts'
import { dateTime } from '../../../kit/words/time.ts'
import { metaOf, type Row } from '../../../resource/meta.ts'
import * as pageStyles from '../../../resource/page.module.css'
import type { Task } from '../../../resource/task.ts'
import { useWords } from '../../../resource/words.ts'
import type { Machine } from './documents.ts'
import * as styles from './StateCard.module.css'
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
  const tone = machine.state === 'UNDER_MAINTENANCE' ? 'info' : toneOf(metaOf('equipment').fields['state'], machine.state)
  const place = [machine.number, machine.workshop?.title].filter(Boolean).join(' · ')
  return (
    <header
      className={`${pageStyles.card} ${tonesStyles.toned} stack ${styles.machineState}`}
      data-slot="card"
      data-state={machine.state}
      data-tone={tone}
    >
      <div className={`breaks even ${styles.machineWho}`}>
        <h1>{machine.title}</h1>
        <small>{place}</small>
      </div>
      <div className={`row even ${styles.machineNow}`} role="status">
        <i className={`${tonesStyles.shaped} ${styles.machineMark}`} data-tone={tone} aria-hidden="true" />
        {words.value('equipment', 'state', machine.state)}
        {stop && <Standing since={stop.since} aheadMs={aheadMs} />}
      </div>
      {stop && (
        <p className={`flow muted ${styles.machineWhy}`}>
          <span>{t('equipmentPage.since', { time: dateTime(stop.since) })}</span>
          <Clip text={String(stop.report['description'])} />
        </p>
      )}
      <Deeds machine={machine} start={start} />
    </header>
  )
}

function Standing({ since, aheadMs }: { since: string; aheadMs: number }) {
  const now = useServerNow({ aheadMs })
  return <time dateTime={since}>{clock(now - Date.parse(since))}</time>
}

function Deeds({ machine, start }: Pick<StateProps, 'machine' | 'start'>) {
  const { t } = useTranslation()
  const can = useCan()
  return (
    <div className={styles.machineDeeds}>
      {can('repair:report:add') && (
        <Link
          className={`${buttonStyles.button} ${styles.machineReport}`}
          data-slot="button"
          data-variant="solid"
          data-hue="brand"
          data-size="md"
          to={`/q/${machine.qrCode}`}
        >
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
