import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ResourceName } from '../../kit/gen/resources.ts'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import { failureOf } from '../../kit/network/failure.ts'
import { useCan } from '../../kit/session/me.ts'
import { usePathOf } from '../../kit/session/navigation.ts'
import { today } from '../../kit/words/time.ts'
import { metaOf } from '../../resource/meta.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import * as pageStyles from '../../resource/page.module.css'
import { Failed } from '../../resource/states.tsx'
import * as styles from './Counts.module.css'
import { CountTile } from './Counts.tsx'
import { StockDueDocument } from './gen/stockDue.ts'

const POLL_MS = 60_000
const SHORT = () => '?isShort=true'

interface Tile {
  readonly key: 'parts' | 'materials' | 'inks' | 'batches' | 'orders'
  readonly of: ResourceName
  readonly tone: string
  /** The rows that are counted, as of a day. */
  readonly search: (day: string) => string
  /** Those of them that should not be there any more. */
  readonly worst?: 'expired' | 'late'
}
const TILES: readonly Tile[] = [
  { key: 'parts', of: 'sparePart', tone: 'warning', search: SHORT },
  { key: 'materials', of: 'accessory', tone: 'warning', search: SHORT },
  { key: 'inks', of: 'ink', tone: 'warning', search: SHORT },
  { key: 'batches', of: 'inkStock', tone: 'wait', search: () => '?hasStock=true&expiry=EXPIRED,SOON', worst: 'expired' },
  { key: 'orders', of: 'stockOrder', tone: 'info', search: (day) => `?state=ORDERED,PARTIAL&expectedDate=~${day}`, worst: 'late' },
]

/** What the stores wait for: what is short, ink that expires and orders that should be here, for whoever may see each of them. */
export function StockDue() {
  const { t } = useTranslation()
  const can = useCan()
  const day = today()
  const seen = TILES.filter(({ of }) => can(`${metaOf(of).permission}:list`))
  const sees = (key: Tile['key']) => seen.some((tile) => tile.key === key)
  const { data, error, refetch } = useQuery(StockDueDocument, {
    variables: {
      ...{ today: day, parts: sees('parts'), materials: sees('materials'), inks: sees('inks') },
      ...{ batches: sees('batches'), orders: sees('orders') },
    },
    pollInterval: POLL_MS,
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
    skip: !seen.length,
  })
  if (!seen.length) return null
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} breaks`}
      data-slot="card panel"
      aria-label={t('dashboard.stock.title')}
    >
      <Head />
      {error && !data ? (
        <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <div className={`stack gap-l inset ${styles.counts}`}>
          {seen.map(({ key, of, tone, search, worst }) => {
            const count = (worst && data?.[worst]?.total) || 0
            return (
              <CountTile
                key={key}
                figure={`stockDue.${key}`}
                of={of}
                search={search(day)}
                tone={count > 0 ? 'danger' : tone}
                word={t(`dashboard.stock.${key}`)}
                count={data?.[key]?.total}
                note={count > 0 ? t(`dashboard.stock.${worst}`, { count }) : ''}
              />
            )
          })}
        </div>
      )}
    </section>
  )
}

function Head() {
  const { t } = useTranslation()
  const shortages = usePathOf()('shortages')
  return (
    <header>
      <h2>{t('dashboard.stock.title')}</h2>
      <span className="grow" />
      {shortages && (
        <Link className={`row-inline ${controlsStyles.linked} small thumb`} to={shortages}>
          {t('dashboard.stock.shortages')}
          <Icon name="right" size={13} />
        </Link>
      )}
    </header>
  )
}
