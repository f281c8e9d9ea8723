import { useTranslation } from 'react-i18next'
import type { Repairs } from '../../kit/livePictures.ts'
import { duration } from '../../kit/time.ts'
import { ResourceLink } from '../../resource/ResourceLink.tsx'

interface Card {
  key: 'pending' | 'inRepair' | 'waitingParts' | 'usableWithFault' | 'doneToday'
  tone: string
  of: 'reportLog' | 'repairLog'
  search: string
}

const CARDS: readonly Card[] = [
  { key: 'pending', tone: 'danger', of: 'reportLog', search: '?status=PENDING' },
  { key: 'inRepair', tone: 'info', of: 'reportLog', search: '?status=REPAIRING' },
  { key: 'waitingParts', tone: 'wait', of: 'repairLog', search: '?status=WAITING_PARTS' },
  { key: 'usableWithFault', tone: 'warning', of: 'reportLog', search: '?status=USABLE_WITH_FAULT' },
  { key: 'doneToday', tone: 'good', of: 'reportLog', search: '?status=COMPLETED,CONFIRMED' },
]
const MINUTE = 60_000

export function Counts({ repairs }: { repairs: Repairs | undefined }) {
  const { t } = useTranslation()
  const note = (key: Card['key']) => {
    if (!repairs) return ''
    if (key === 'pending' && repairs.mttaMinutes !== null) return t('dashboard.mtta', { time: duration(repairs.mttaMinutes * MINUTE) })
    if (key === 'inRepair' && repairs.mttrMinutes !== null) return t('dashboard.mttr', { time: duration(repairs.mttrMinutes * MINUTE) })
    if (key === 'doneToday') return t('dashboard.reportedToday', { count: repairs.reportedToday })
    return ''
  }
  return (
    <nav className="counts" aria-label={t('dashboard.counts')}>
      {CARDS.map(({ key, tone, of, search }) => (
        <ResourceLink key={key} of={of} search={search} className="count" data-tone={tone} data-zero={repairs?.[key] === 0 || undefined}>
          <span>{t(`dashboard.count.${key}`)}</span>
          <b>{repairs ? repairs[key] : <i className="bone" />}</b>
          <small>{note(key) || '\u00a0'}</small>
        </ResourceLink>
      ))}
    </nav>
  )
}
