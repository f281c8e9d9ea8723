import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../kit/session/me.ts'
import { language } from '../../../kit/words/i18n.ts'
import { dateTime } from '../../../kit/words/time.ts'
import { weekdayKey } from '../shift/day.ts'
import * as styles from './BoardHead.module.css'

/** The plant, the day and the server's clock: what a glance at a board looks for first. */
export function BoardHead({ title, now, children }: { title: string; now: number; children?: ReactNode }) {
  const { t } = useTranslation()
  const { plants, currentPlantId } = useMe()
  const [day = '', time = ''] = dateTime(now, true).split(' ')
  return (
    <header className={`wrapped even ${styles.boardTop}`} data-slot="board-top" lang={language()}>
      <div>
        <h1>{title}</h1>
        <p className="quiet">{plants.find((plant) => plant.id === currentPlantId)?.name ?? t('console.shell.noPlant')}</p>
      </div>
      {children}
      <span className="grow" />
      <p className={`quiet ${styles.boardDay}`}>
        {day}
        <span>{t(`boards.weekdays.${weekdayKey(day)}`)}</span>
      </p>
      <time className={`strong ${styles.boardClock}`} data-slot="board-clock" dateTime={new Date(now).toISOString()}>
        {time}
      </time>
    </header>
  )
}
