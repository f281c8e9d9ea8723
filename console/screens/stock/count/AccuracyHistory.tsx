import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { shareText } from '../../../fields/display/figures.ts'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import * as figuresStyles from '../../../kit/looks/figures.module.css'
import { Sheet } from '../../../kit/overlays/Sheet.tsx'
import { dateTime } from '../../../kit/words/time.ts'
import { NamedFigure } from '../../../resource/figures/NamedFigure.tsx'
import { useRowsLink } from '../../../resource/figures/useRowsLink.ts'
import { useChanges } from '../../../resource/live/useChanges.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { Empty } from '../../../resource/states.tsx'
import * as styles from '../StockLevel.module.css'
import { StocktakeHistoryDocument } from './gen/stocktake.ts'

const MOST = 24
const POSTED = { filter: { state: { in: ['POSTED' as const] } }, page: { no: 1, size: MOST, sort: 'id', order: 'DESC' as const } }
const [WIDTH, HEIGHT] = [360, 72]

/** How well the books agreed with the shelves, stocktake by stocktake: the last figure, and how it came to that. */
export function AccuracyHistory({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const linkOf = useRowsLink()
  const { data, refetch } = useQuery(StocktakeHistoryDocument, { variables: POSTED, fetchPolicy: 'cache-and-network', context: SHOWN_HERE })
  useChanges('stocktake', () => void refetch().catch(() => undefined))
  const takes = (data?.page.items ?? []).filter((one) => one.accuracy !== null && one.postedAt !== null).toReversed()
  const [first, last] = [takes[0], takes.at(-1)]
  const lines = takes.reduce((sum, { lineCount }) => sum + lineCount, 0)
  const right = takes.reduce((sum, { lineCount, accuracy }) => sum + lineCount * (accuracy ?? 0), 0)
  // What is below the worst one tells nothing.
  const least = Math.min(0.9, ...takes.map(({ accuracy }) => accuracy ?? 1))
  const x = (at: number) => (takes.length > 1 ? (at / (takes.length - 1)) * WIDTH : WIDTH / 2)
  const y = (accuracy: number | null) => HEIGHT - 6 - (((accuracy ?? 0) - least) / Math.max(0.001, 1 - least)) * (HEIGHT - 12)
  const linePath = takes.map(({ accuracy }, at) => `${at ? 'L' : 'M'}${x(at)} ${y(accuracy)}`).join('')
  return (
    <Sheet
      title={t('stocktakeLead.history')}
      onClose={onDone}
      footer={
        <Button size="md" onClick={onDone}>
          {t('stockCount.close')}
        </Button>
      }
    >
      {!first || !last ? (
        <Empty icon="gauge" title={t('stocktakeLead.noHistory')} />
      ) : (
        <div className={`gap-l ${styles.level}`}>
          <dl className={`${figuresStyles.figures} ${styles.figures}`}>
            <NamedFigure
              of="stocktake.accuracy"
              name={t('stocktakeLead.last')}
              range="now"
              link={linkOf('stocktakeLine', `?stocktakeId=${last.id}&isDifferent=true`)}
            >
              <ResourceLink of="stocktake" search={`?open=${last.id}`}>
                {shareText(last.accuracy ?? 0)}
              </ResourceLink>
            </NamedFigure>
            <NamedFigure
              of="stocktake.meanAccuracy"
              name={t('stocktakeLead.average', { count: takes.length })}
              range="now"
              link={linkOf('stocktake', '?state=POSTED')}
            >
              {shareText(lines ? right / lines : 0)}
            </NamedFigure>
          </dl>
          <figure className={styles.curve}>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={t('stocktakeLead.history')}>
              <path d={takes.length > 1 ? linePath : `M0 ${y(last.accuracy)}H${WIDTH}`} className={styles.line} />
            </svg>
            <figcaption className="flow quiet even below">
              <time>{dateTime(first.postedAt ?? '')}</time>
              {takes.length > 1 && <time>{dateTime(last.postedAt ?? '')}</time>}
            </figcaption>
          </figure>
          <ul className="stack small">
            {takes.toReversed().map((one) => (
              <li key={one.id} className="row between">
                <ResourceLink of="stocktake" search={`?open=${one.id}`}>
                  {one.title}
                </ResourceLink>
                <span className="figure">
                  {shareText(one.accuracy ?? 0)} · {t('stocktakeLead.differed', { count: one.differentLines ?? 0, total: one.lineCount })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  )
}
