import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import * as figuresStyles from '../../kit/looks/figures.module.css'
import { NamedFigure } from '../../resource/figures/NamedFigure.tsx'
import { useRowsLink } from '../../resource/figures/useRowsLink.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import type { SparePartCurveQuery, SparePartCurveQueryVariables } from './gen/stock.ts'
import * as styles from './StockLevel.module.css'

const DAYS = 90
const [WIDTH, HEIGHT] = [360, 72]

type Curve = SparePartCurveQuery['curve']
interface Stocked {
  readonly id: string
  readonly quantity: number
  readonly reserved?: number
  readonly available?: number
  readonly minQuantity: number
  readonly unit: string
}
interface StockLevelProps {
  row: Stocked
  document: TypedDocumentNode<SparePartCurveQuery, SparePartCurveQueryVariables>
  /** The log that the figures lead to, and its field that names the item. */
  log: { of: 'sparePartLog' | 'accessoryLog' | 'inkLog'; by: string }
}

const DAY_MS = 86_400_000
const dayOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS
/** Stock stays where it is until it moves: a line of steps. */
function stepsOf({ from, to, points }: Curve, top: number): string {
  const x = (day: string) => ((dayOf(day) - dayOf(from)) / Math.max(1, dayOf(to) - dayOf(from))) * WIDTH
  const y = (balance: number) => HEIGHT - (balance / top) * HEIGHT
  return points.map(({ day, balance }, at) => (at ? `H${x(day)}V${y(balance)}` : `M${x(day)} ${y(balance)}`)).join('')
}

/** What there is of an item, what is left of it for others, and how it came to that in the last ninety days. */
export function StockLevel({ row, document, log }: StockLevelProps) {
  const { t } = useTranslation()
  const linkOf = useRowsLink()
  const { data } = useQuery(document, { variables: { id: row.id, days: DAYS }, context: SHOWN_HERE })
  const curve = data?.curve
  const amount = (value: number) => `${value} ${row.unit}`
  const figures = [
    ['quantity', row.quantity],
    ...(row.reserved ? ([['reserved', row.reserved]] as const) : []),
    ...(row.available !== undefined && row.reserved ? ([['available', row.available]] as const) : []),
    ['minQuantity', row.minQuantity],
  ] as const
  const top = Math.max(row.minQuantity, ...(curve?.points.map((point) => point.balance) ?? []), 1) * 1.08
  const reservations = row.reserved ? linkOf('partReservation', `?partId=${row.id}`) : undefined
  const links = {
    quantity: linkOf(log.of, `?${log.by}=${row.id}`),
    reserved: reservations,
    available: reservations,
    minQuantity: undefined,
  }
  const rows = (kinds: string) => `?${log.by}=${row.id}&storeType=${kinds}&bookedAt=${curve?.from}~${curve?.to}`
  return (
    <section className={`gap-l ${styles.level}`}>
      <dl className={`${figuresStyles.figures} ${styles.figures}`}>
        {figures.map(([name, value]) => (
          <NamedFigure key={name} of={`stockLevel.${name}`} name={t(`stockLevel.${name}`)} range="now" link={links[name]}>
            {amount(value)}
          </NamedFigure>
        ))}
      </dl>
      {curve ? (
        <figure className={styles.curve}>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t('stockLevel.curve', { days: DAYS, received: amount(curve.received), taken: amount(curve.taken) })}
          >
            <path d={`${stepsOf(curve, top)}V${HEIGHT}H0Z`} className={styles.area} />
            <path d={stepsOf(curve, top)} className={styles.line} />
            {row.minQuantity > 0 && <path d={`M0 ${HEIGHT - (row.minQuantity / top) * HEIGHT}H${WIDTH}`} className={styles.least} />}
          </svg>
          <figcaption className="flow quiet even below">
            <time>{curve.from}</time>
            <ResourceLink of={log.of} search={rows('IN,RETURN')}>
              {t('stockLevel.received', { amount: amount(curve.received) })}
            </ResourceLink>
            <ResourceLink of={log.of} search={rows('OUT,SCRAP')}>
              {t('stockLevel.taken', { amount: amount(curve.taken) })}
            </ResourceLink>
            <time>{curve.to}</time>
          </figcaption>
        </figure>
      ) : (
        <div className={styles.wait} />
      )}
    </section>
  )
}
