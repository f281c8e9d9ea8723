import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import type { Known } from '../../../fields/scan/useKnown.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import { failureOf } from '../../../kit/network/failure.ts'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { useCan } from '../../../kit/session/me.ts'
import { useLabels } from '../../../kit/words/i18n.ts'
import { containsTerm } from '../../../kit/words/searchText.ts'
import { serverNow } from '../../../kit/words/serverClock.ts'
import { useAnswerChanges } from '../../../resource/live/useChanges.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { Empty, Failed, Skeleton } from '../../../resource/states.tsx'
import { CountLines, CountPlaces, OpenStocktakes, Progress } from './CountLists.tsx'
import type { Count } from './counts.ts'
import { type CountLineFragment, StocktakeWayDocument, type StocktakeWayQuery } from './gen/stocktake.ts'
import * as styles from './StockCount.module.css'
import { StuckCounts } from './StuckCounts.tsx'
import { Unlisted } from './Unlisted.tsx'
import { isAt, useCountAddress, useCountRoute } from './useCountRoute.ts'
import { useCounts } from './useCounts.ts'

const CountSheet = lazyComponent(() => import('./CountSheet.tsx').then((module) => module.CountSheet), { themed: true })
const StockScanner = lazyComponent(() => import('../StockScanner.tsx').then((module) => module.StockScanner), {
  words: ['phone'],
  themed: true,
})
type StocktakeRoute = StocktakeWayQuery['way']
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
  const { place, go } = useCountAddress()
  const isListing = place.at !== null || place.item !== null
  const { way, known, unlisted, isWhole, error, look, find, take } = useCountRoute(id, place)
  useAnswerChanges(StocktakeWayDocument, look)
  const { counts, isAway, put, drop } = useCounts(look)
  const [isScanning, setIsScanning] = useState(false)
  const [search, setSearch] = useState('')
  const mayAdd = useCan()('stock:stocktakeLine:add')
  const thing = useThing({ route: way, find, mayAdd, go, onFound: () => setSearch('') })
  const lines = known.filter((line) => (search ? isLike(line, search) : isAt(line, place)))
  const open = known.find((line) => line.id === place.line)
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
  const added = (line: CountLineFragment) => {
    take([line])
    look()
    go({ ...here, line: line.id })
  }
  const resubmit = ({ theirs: _, ...mine }: Count) => put({ ...mine, version: null })
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
      {way && <RouteHead way={way} search={search} onSearch={setSearch} />}
      <StuckCounts counts={counts} isAway={isAway} onResubmit={resubmit} onDrop={drop} />
      {error && !(isListing ? lines.length : way) && <Failed failure={failureOf(error)} onRetry={look} />}
      {!way && !error && <Skeleton lines={8} label={t('screens.list.loading')} />}
      {way && way.stocktake.state !== 'COUNTING' && <Empty icon="tick" title={t('stockCount.over')} hint={t('stockCount.overHint')} />}
      {way &&
        way.stocktake.state === 'COUNTING' &&
        (lines.length || !unlisted.length) &&
        (isListing || search ? (
          <CountLines
            key={`${place.at} ${search}`}
            lines={lines}
            isWhole={isWhole}
            counts={counts}
            onOpen={(line) => go({ ...here, line })}
          />
        ) : (
          <CountPlaces places={way.places} onChoose={(location) => go({ take: id, at: location })} />
        ))}
      {way?.stocktake.state === 'COUNTING' && place.item && !search && mayAdd && (
        <Unlisted stocktakeNo={way.stocktake.title} things={unlisted} onAdded={added} />
      )}

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
    </>
  )
}

/** How far it has been counted, and the way to a line by its name. */
function RouteHead({ way: route, search, onSearch }: { way: StocktakeRoute; search: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation()
  const labels = useLabels()
  return (
    <>
      <p className={`wrapped about ${styles.way}`}>
        <span>{labels.value('stocktake', 'kind', route.stocktake.kind)}</span>
        {route.stocktake.isBlind && <span>{labels.label('stocktake', 'isBlind')}</span>}
        <Progress done={route.stocktake.countedLines} total={route.stocktake.lineCount} label={route.stocktake.title} />
      </p>
      {route.stocktake.state === 'COUNTING' && (
        <p className={`row ${styles.way}`}>
          <input
            className={`fill ${boxStyles.box}`}
            data-slot="box"
            type="search"
            value={search}
            maxLength={64}
            placeholder={t('stockCount.search')}
            aria-label={t('stockCount.search')}
            onChange={(event) => onSearch(event.target.value)}
          />
        </p>
      )}
    </>
  )
}

/** Whether a line is meant by what is typed: any part of its code or name. */
const isLike = ({ code, name }: CountLineFragment, search: string) => containsTerm(code, search) || containsTerm(name, search)

interface Finding {
  route: StocktakeRoute | undefined
  find: ReturnType<typeof useCountRoute>['find']
  mayAdd: boolean
  go: ReturnType<typeof useCountAddress>['go']
  onFound: () => void
}
/** Where a scanned label leads: a location to its lines, an item to its own line, or to its lines where it lies in several places. */
function useThing({ route, find, mayAdd, go, onFound }: Finding) {
  const { t } = useTranslation()
  return async ({ resource, id, title }: NonNullable<Known>): Promise<string | null> => {
    if (!route) return t('stockCount.notHere', { title })
    const take = route.stocktake.id
    const isPlace = resource === 'storageLocation'
    if (!isPlace && resource !== ITEMS[route.stocktake.kind]) return t('stockCount.otherKind', { title })
    const { lines, unlisted } = await find({ take, at: isPlace ? id : null, item: isPlace ? null : id, line: null })
    const [first] = lines
    if (!first && !(mayAdd && unlisted.length)) return t('stockCount.notHere', { title })
    onFound()
    if (isPlace) go({ take, at: id })
    else go({ take, item: id, ...(first && lines.length === 1 && !unlisted.length && { line: first.id }) })
    return null
  }
}
