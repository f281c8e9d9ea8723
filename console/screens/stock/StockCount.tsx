import { useApolloClient, useQuery } from '@apollo/client/react'
import { Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { failureOf } from '../../kit/failure.ts'
import { loadWords, useLabels } from '../../kit/i18n.ts'
import { Icon } from '../../kit/icons.tsx'
import { lazyThemed } from '../../kit/lazyThemed.ts'
import { serverNow } from '../../kit/session.ts'
import * as pageStyles from '../../resource/page.module.css'
import type { Known } from '../../resource/scan/useKnown.ts'
import { Empty, Failed, Skeleton } from '../../resource/states.tsx'
import { useAnswerChanges } from '../../resource/useChanges.ts'
import { SHOWN_HERE } from '../../resource/write.ts'
import { CountLines, CountPlaces, OpenStocktakes, Progress } from './CountLists.tsx'
import type { Count } from './counts.ts'
import { type CountLineFragment, StocktakeWayDocument, type StocktakeWayQuery } from './gen/stocktake.ts'
import * as styles from './StockCount.module.css'
import { StuckCounts } from './StuckCounts.tsx'
import { type CountPlace, useCountAddress } from './useCountAddress.ts'
import { useCounts } from './useCounts.ts'

const CountSheet = lazyThemed(() => import('./CountSheet.tsx').then((module) => module.CountSheet))
const StockScanner = lazyThemed(
  () => import('./StockScanner.tsx').then((module) => module.StockScanner),
  () => loadWords('phone'),
)
type Way = StocktakeWayQuery['way']
/** What a stocktake of each kind counts. */
const ITEMS = { PARTS: 'sparePart', MATERIALS: 'accessory', INKS: 'ink' } as const

/** Several people count one stocktake at once, each with a phone in front of a shelf. */
export function StockCount() {
  const { t } = useTranslation()
  const { place, go } = useCountAddress()
  return (
    <section className={`${pageStyles.page} amid`} data-slot="page" aria-label={t('stockCount.title')}>
      {place.take ? (
        <Counting key={place.take} id={place.take} />
      ) : (
        <>
          <header className={pageStyles.pageHead} data-slot="page-head">
            <h1>{t('stockCount.title')}</h1>
          </header>
          <OpenStocktakes onChoose={(take) => go({ take })} />
        </>
      )}
    </section>
  )
}

function Counting({ id }: { id: string }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { place, go } = useCountAddress()
  const isListing = place.at !== null || place.item !== null
  const whole = useQuery(StocktakeWayDocument, { variables: { id }, fetchPolicy: 'cache-and-network', context: SHOWN_HERE })
  const way = whole.data?.way ?? whole.previousData?.way
  // All of it is at hand, as long as it is not very much: shelves without a connection can be counted too.
  const isAtHand = way !== undefined && way.lines.length >= way.stocktake.lineCount
  const part = useQuery(StocktakeWayDocument, {
    variables: { id, ...(place.at && place.at !== '0' && { locationId: place.at }), ...(place.item && { itemId: Number(place.item) }) },
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
    skip: !isListing || way === undefined || isAtHand,
  })
  const error = whole.error ?? part.error
  const [lookWhole, lookPart] = [whole.refetch, part.refetch]
  const isParted = isListing && !isAtHand
  const look = useCallback(() => {
    void lookWhole().catch(() => undefined)
    if (isParted) void lookPart().catch(() => undefined)
  }, [lookWhole, lookPart, isParted])
  useAnswerChanges(StocktakeWayDocument, look)
  const { counts, isAway, put, drop } = useCounts(look)
  const [isScanning, setIsScanning] = useState(false)
  const thing = useThing(way, go)
  const lines = (isAtHand ? way.lines : (part.data?.way.lines ?? [])).filter((line) => isAt(line, place))
  const open = lines.find((line) => line.id === place.line)
  const nextOf = (line: CountLineFragment) => {
    const after = lines.findIndex((one) => one.id === line.id)
    const isLeft = (one: CountLineFragment) => one.id !== line.id && one.state !== 'COUNTED' && !counts[one.id]
    return [...lines.slice(after + 1), ...lines.slice(0, after)].find(isLeft)
  }
  const here = { take: id, at: place.at, item: place.item }
  const count = (line: CountLineFragment, counted: number) => {
    const countedAt = new Date(serverNow()).toISOString()
    const next = nextOf(line)
    put({ lineId: line.id, title: `${line.code} ${line.name}`, counted, countedAt, version: line.updatedAt })
    go(next ? { ...here, line: next.id } : here, true)
  }
  const keepMine = ({ theirs: _, ...mine }: Count) => put({ ...mine, version: null })
  const shown = place.at && way?.places.find(({ location }) => (location?.id ?? '0') === place.at)
  return (
    <>
      <header className={pageStyles.pageHead} data-slot="page-head">
        <Button variant="ghost" data-slot="count-back" aria-label={t('stockCount.back')} onClick={() => go(isListing ? { take: id } : {})}>
          <Icon name="left" />
        </Button>
        <h1>{isListing && shown ? (shown.location?.title ?? t('stockCount.nowhere')) : way?.stocktake.title}</h1>
        <span className="grow" />
        <Button onClick={() => setIsScanning(true)} aria-haspopup="dialog">
          <Icon name="qr" />
          {t('stockCount.scan')}
        </Button>
      </header>
      {way && (
        <p className={`wrapped about ${styles.way}`}>
          <span>{labels.value('stocktake', 'kind', way.stocktake.kind)}</span>
          {way.stocktake.isBlind && <span>{labels.label('stocktake', 'isBlind')}</span>}
          <Progress done={way.stocktake.countedLines} total={way.stocktake.lineCount} label={way.stocktake.title} />
        </p>
      )}
      <StuckCounts counts={counts} isAway={isAway} onKeepMine={keepMine} onDrop={drop} />
      {error && !(isParted ? part.data : way) && <Failed failure={failureOf(error)} onRetry={look} />}
      {!way && !error && <Skeleton lines={8} label={t('screens.list.loading')} />}
      {way && way.stocktake.state !== 'COUNTING' && <Empty icon="tick" title={t('stockCount.over')} hint={t('stockCount.overHint')} />}
      {way &&
        way.stocktake.state === 'COUNTING' &&
        (isListing ? (
          <CountLines lines={lines} counts={counts} onOpen={(line) => go({ ...here, line })} />
        ) : (
          <CountPlaces places={way.places} onChoose={(location) => go({ take: id, at: location })} />
        ))}
      <Suspense>
        {open && way?.stocktake.state === 'COUNTING' && (
          <CountSheet
            key={open.id}
            line={open}
            pending={counts[open.id]}
            hasNext={nextOf(open) !== undefined}
            onCount={(counted) => count(open, counted)}
            onClose={() => go(here, true)}
          />
        )}
        {isScanning && <StockScanner onThing={thing} onClose={() => setIsScanning(false)} />}
      </Suspense>
    </>
  )
}

/** Whether a line lies at a place or below it; locations are three deep. */
function isAt({ location, itemId }: CountLineFragment, { at, item }: CountPlace): boolean {
  if (item) return String(itemId) === item
  if (at === '0') return !location
  return at === null || [location?.id, location?.parent?.id, location?.parent?.parent?.id].includes(at)
}

/** Where a scanned label leads: a location to its lines, an item to its own line, or to its lines where it lies in several places. */
function useThing(way: Way | undefined, go: ReturnType<typeof useCountAddress>['go']) {
  const { t } = useTranslation()
  const client = useApolloClient()
  return async ({ resource, id, title }: NonNullable<Known>): Promise<string | null> => {
    if (!way) return t('stockCount.notHere', { title })
    const take = way.stocktake.id
    const isPlace = resource === 'storageLocation'
    if (!isPlace && resource !== ITEMS[way.stocktake.kind]) return t('stockCount.otherKind', { title })
    const where = isPlace ? { locationId: id } : { itemId: Number(id) }
    const isAll = way.lines.length >= way.stocktake.lineCount
    const wanted = { take, at: isPlace ? id : null, item: isPlace ? null : id, line: null }
    const found = isAll
      ? null
      : await client
          .query({ query: StocktakeWayDocument, variables: { id: take, ...where }, context: SHOWN_HERE, fetchPolicy: 'network-only' })
          .catch(() => null)
    const lines = isAll ? way.lines.filter((line) => isAt(line, wanted)) : (found?.data?.way.lines ?? [])
    const [first] = lines
    if (!first) return t('stockCount.notHere', { title })
    if (isPlace) go({ take, at: id })
    else go({ take, item: id, ...(lines.length === 1 && { line: first.id }) })
    return null
  }
}
