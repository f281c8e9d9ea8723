import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../../fields/display/cells.tsx'
import { quantityText } from '../../../fields/display/quantity.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { failureOf } from '../../../kit/network/failure.ts'
import { useLabels } from '../../../kit/words/i18n.ts'
import { useChanges } from '../../../resource/live/useChanges.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { Empty, Failed, Skeleton } from '../../../resource/states.tsx'
import type { Counts } from './counts.ts'
import { CountableStocktakesDocument, type CountLineFragment, type StocktakeWayQuery } from './gen/stocktake.ts'
import * as styles from './StockCount.module.css'

type Place = StocktakeWayQuery['way']['places'][number]
const OPEN = { filter: { state: { in: ['COUNTING' as const] } }, page: { no: 1, size: 50 } }

export function Progress({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <span className="row figure small muted">
      <progress value={done} max={Math.max(1, total)} aria-label={label} />
      {done}/{total}
    </span>
  )
}

/** The stocktakes that are being counted. */
export function OpenStocktakes({ onChoose }: { onChoose: (id: string) => void }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { data, error, refetch } = useQuery(CountableStocktakesDocument, {
    variables: OPEN,
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const look = () => void refetch().catch(() => undefined)
  useChanges(['stocktake', 'stocktakeLine'], look)
  if (error && !data) return <Failed failure={failureOf(error)} onRetry={look} />
  if (!data) return <Skeleton lines={4} label={t('screens.list.loading')} />
  if (!data.page.items.length) return <Empty icon="clipboard" title={t('stockCount.none')} hint={t('stockCount.noneHint')} />
  return (
    <ul className={`${pageStyles.card} ${surfacesStyles.ruled} ${styles.rows}`} data-slot="open-stocktakes">
      {data.page.items.map((one) => (
        <li key={one.id}>
          <button type="button" className="row gap-l" onClick={() => onChoose(one.id)}>
            <span className="stack gap-s fill breaks">
              <b>{one.title}</b>
              <span className="small muted">
                {[
                  labels.value('stocktake', 'kind', one.kind),
                  one.locations.map(({ title }) => title).join('、'),
                  one.isBlind && labels.label('stocktake', 'isBlind'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Progress done={one.countedLines} total={one.lineCount} label={one.title} />
            <Icon name="right" size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The locations of a stocktake in the order of the way. What lies nowhere has no location to go to. */
export function CountPlaces({ places, onChoose }: { places: readonly Place[]; onChoose: (id: string) => void }) {
  const { t } = useTranslation()
  return (
    <ul className={`${pageStyles.card} ${surfacesStyles.ruled} ${styles.rows}`} data-slot="count-places">
      {places.map(({ location, total, counted }) => (
        <li key={location?.id ?? '0'}>
          <button
            type="button"
            className="row gap-l"
            data-done={counted === total || undefined}
            onClick={() => onChoose(location?.id ?? '0')}
          >
            <b className="fill breaks">{location?.title ?? t('stockCount.nowhere')}</b>
            <Progress done={counted} total={total} label={location?.title ?? t('stockCount.nowhere')} />
            <Icon name={counted === total ? 'tick' : 'right'} size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** More than a person walks past before the next ones are wanted; a phone is slow to draw ten thousand. */
const SHOWN = 200

interface CountLinesProps {
  lines: readonly CountLineFragment[]
  /** Whether all lines have come. */
  isWhole: boolean
  counts: Counts
  onOpen: (id: string) => void
}

/** What lies at a location, in the order of the way. */
export function CountLines({ lines, isWhole, counts, onOpen }: CountLinesProps) {
  const { t } = useTranslation()
  const [most, setMost] = useState(SHOWN)
  if (!lines.length)
    return isWhole ? <p className="muted">{t('stockCount.noLines')}</p> : <Skeleton lines={6} label={t('screens.list.loading')} />
  return (
    <>
      <ul className={`${pageStyles.card} ${surfacesStyles.ruled} ${styles.rows}`} data-slot="count-lines">
        {lines.slice(0, most).map((line) => {
          const pending = counts[line.id]
          const counted = pending?.counted ?? (line.state === 'OPEN' ? null : line.counted)
          return (
            <li key={line.id}>
              <button type="button" className="row gap-l" data-line={line.id} onClick={() => onOpen(line.id)}>
                <span className="stack gap-s fill breaks">
                  <b>{line.name}</b>
                  <span className="small muted figure">{line.code}</span>
                </span>
                <span className="stack gap-s start">
                  {counted !== null && <b className="figure">{quantityText(counted, line.unit)}</b>}
                  {pending ? (
                    <span className="small in-warning">{t('stockCount.unsent')}</span>
                  ) : (
                    <ValueTag of="stocktakeLine" field="state" value={line.state} />
                  )}
                  {!pending && line.state === 'COUNTED' && <span className="small muted">{line.countedBy?.title}</span>}
                </span>
                <Icon name="right" size={16} />
              </button>
            </li>
          )
        })}
      </ul>
      {lines.length > most && <Button onClick={() => setMost(most + SHOWN)}>{t('stockCount.more', { count: lines.length - most })}</Button>}
    </>
  )
}
