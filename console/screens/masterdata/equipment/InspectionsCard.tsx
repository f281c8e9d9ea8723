import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as cellsStyles from '../../../fields/display/cells.module.css'
import { Tag, ValueTag } from '../../../fields/display/cells.tsx'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import * as controlsStyles from '../../../kit/looks/controls.module.css'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { usePathOf } from '../../../kit/session/navigation.ts'
import { usePermitted } from '../../../kit/session/Permitted.tsx'
import { useLabels } from '../../../kit/words/i18n.ts'
import { serverNow } from '../../../kit/words/serverClock.ts'
import { addDays, today } from '../../../kit/words/time.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { isOfToday, resultOf } from '../../shared/inspected.ts'
import * as equipmentPageStyles from './EquipmentPage.module.css'
import { MachineInspectionsDocument, type MachineInspectionsQuery } from './gen/equipment.ts'
import * as styles from './InspectionsCard.module.css'

type Order = MachineInspectionsQuery['page']['items'][number]
/** The most that one page holds: two days of any machine but one that is hardly ever left alone. */
const MOST = 200

/** What is looked at on this machine today, and what was found. */
export function InspectionsCard({ id }: { id: string }) {
  const { t } = useTranslation()
  const round = usePathOf()('inspectionRound')
  const { orders, total, read, hasFailed, refetch } = useInspections(id)
  if (!orders?.length && !hasFailed) return null
  const done = orders?.filter(({ status }) => status === 'DONE').length
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} ${equipmentPageStyles.panel}`}
      data-slot="card panel"
      aria-label={t('machineInspections.title')}
    >
      <header>
        <h2>{t('machineInspections.title')}</h2>
        {orders && orders.length > 0 && <em>{t('machineInspections.done', { done, total: orders.length })}</em>}
      </header>
      {hasFailed && (
        <p className={`wrapped about between ${styles.machineChecksSaid}`} role="alert">
          <span>{t(orders ? 'machineInspections.old' : 'machineInspections.failed')}</span>
          <Button onClick={refetch}>{t('screens.list.retry')}</Button>
        </p>
      )}
      <ul className={styles.machineChecks}>
        {orders?.map((order) => (
          <Check key={order.id} order={order} />
        ))}
      </ul>
      {read < total && (
        <p className={`wrapped about between ${styles.machineChecksSaid}`}>{t('machineInspections.more', { shown: read, total })}</p>
      )}
      {round && (
        <Link className={`row-inline ${controlsStyles.linked} small`} data-slot="all" data-reach to={`${round}?machine=${id}`}>
          {t('machineInspections.round')}
          <Icon name="right" size={13} />
        </Link>
      )}
    </section>
  )
}

/** The orders of today's shifts in the order of the day; a night shift carries the date on which it began. */
function useInspections(id: string) {
  const isAllowed = usePermitted('inspect:order:list')
  const now = serverNow()
  const day = today(now)
  const { data, previousData, error, refetch } = useQuery(MachineInspectionsDocument, {
    variables: {
      filter: { equipmentId: { eq: id }, planDate: { from: addDays(day, -1), to: day } },
      page: { no: 1, size: MOST, sort: 'planDate', order: 'DESC' },
    },
    skip: !isAllowed,
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const page = (data ?? previousData)?.page
  const items = page?.items
  return {
    orders: items
      ?.filter((order) => isOfToday(order, day, now))
      .sort((a, b) => a.dueFrom.localeCompare(b.dueFrom) || Number(a.id) - Number(b.id)),
    total: page?.total ?? 0,
    read: items?.length ?? 0,
    hasFailed: Boolean(error),
    refetch: () => void refetch().catch(() => undefined),
  }
}

function Check({ order }: { order: Order }) {
  const labels = useLabels()
  const { status, isOverRef, isMissed, shift } = order
  const flag = isOverRef ? 'isOverRef' : isMissed ? 'isMissed' : null
  return (
    <li>
      <ResourceLink
        of="inspectionOrder"
        search={`?open=${order.id}`}
        className={`${cellsStyles.open} clip`}
        data-slot="open"
        title={order.checkName}
      >
        {order.pointName}
      </ResourceLink>
      <small>{shift?.title}</small>
      <b>{resultOf(order)}</b>
      {flag ? (
        <Tag tone="danger">{labels.label('inspectionOrder', flag)}</Tag>
      ) : (
        <ValueTag of="inspectionOrder" field="status" value={status} />
      )}
    </li>
  )
}
