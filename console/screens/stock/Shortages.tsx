import { useQuery } from '@apollo/client/react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import * as boxStyles from '../../fields/inputs/box.module.css'
import { Tasks } from '../../form/Tasks.tsx'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import { download, WireFailure } from '../../kit/network/download.ts'
import { failureOf } from '../../kit/network/failure.ts'
import { toast } from '../../kit/overlays/toast.ts'
import { usePermitted } from '../../kit/session/Permitted.tsx'
import { addDays, today } from '../../kit/words/time.ts'
import { ExplainedFigure } from '../../resource/figures/ExplainedFigure.tsx'
import { RefreshButton } from '../../resource/live/RefreshButton.tsx'
import { useAnswerChanges } from '../../resource/live/useChanges.ts'
import { metaOf } from '../../resource/meta.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import * as pageStyles from '../../resource/page.module.css'
import { Empty, Failed, Skeleton } from '../../resource/states.tsx'
import { useWords } from '../../resource/words.ts'
import { ShortagesDocument } from './gen/shortages.ts'
import { ShortageRow } from './ShortageRow.tsx'
import * as styles from './Shortages.module.css'
import { ITEM_OF_ORDER, OPEN_ORDERS, type Shortage, type ShortageVendor } from './shortages.ts'
import orderScreen from './stockOrder.screen.tsx'
import '../../fields/filters/FilterBar.module.css'

const NONE = 'none'

/** What is short, vendor by vendor, with what to order of it; an order is written down right there. */
export function Shortages() {
  const { t } = useTranslation()
  const { vendor, go } = useVendor()
  const { data, previousData, error, refetch } = useQuery(ShortagesDocument, {
    variables: vendor === NONE ? { hasNoVendor: true } : { vendorId: vendor },
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const look = useCallback(() => void refetch().catch(() => undefined), [refetch])
  useAnswerChanges(ShortagesDocument, look)
  const [ordered, order] = useState<Shortage | null>(null)
  const shown = (data ?? previousData)?.shortages
  const inUse = shown?.vendors.filter(({ vendorId }) => vendor === null || (vendorId ?? NONE) === vendor) ?? []
  const rowsOf = ({ vendorId }: ShortageVendor) => shown?.rows.filter((row) => row.vendorId === vendorId) ?? []
  return (
    <section className={`${pageStyles.page} ${styles.shortages}`} data-slot="page" aria-label={t('shortages.title')}>
      <header className={pageStyles.pageHead} data-slot="page-head">
        <h1>{t('shortages.title')}</h1>
        <span className="grow" />
        <ResourceLink of="stockOrder" search={OPEN_ORDERS} className={buttonStyles.link} data-slot="link">
          {t('shortages.openOrders')}
        </ResourceLink>
        <RefreshButton onPress={look} />
      </header>
      {shown && shown.vendors.length > 0 && (
        <search className="wrapped" aria-label={t('shortages.vendor')}>
          <select
            aria-label={t('shortages.vendor')}
            className={`${boxStyles.box} ${styles.vendor}`}
            data-slot="box"
            value={vendor ?? ''}
            onChange={(event) => go(event.target.value || null)}
          >
            <option value="">{t('shortages.allVendors', { count: shown.vendors.reduce((sum, one) => sum + one.count, 0) })}</option>
            {shown.vendors.map((one) => (
              <option key={one.vendorId ?? NONE} value={one.vendorId ?? NONE}>
                {`${one.name ?? t('shortages.noVendor')} (${one.count})`}
              </option>
            ))}
          </select>
          {shown.total > shown.rows.length && <small>{t('shortages.first', { shown: shown.rows.length, total: shown.total })}</small>}
        </search>
      )}
      {!shown && !error && (
        <div className={pageStyles.card} data-slot="card">
          <Skeleton lines={8} label={t('screens.list.loading')} />
        </div>
      )}
      {error && !shown && <Failed failure={failureOf(error)} onRetry={look} />}
      {shown?.total === 0 && (
        <div className={pageStyles.card} data-slot="card">
          <Empty icon="check" title={t('shortages.nothing')} hint={t('shortages.nothingHint')} />
        </div>
      )}
      {inUse.map((one) => (
        <section
          key={one.vendorId ?? NONE}
          className={`${pageStyles.card} ${surfacesStyles.titled}`}
          data-slot="card"
          aria-label={one.name ?? t('shortages.noVendor')}
        >
          <header>
            <h2>{one.name ?? t('shortages.noVendor')}</h2>
            <small>
              <ExplainedFigure of="shortages.vendors" name={one.name ?? t('shortages.noVendor')} range="now">
                {t('shortages.vendorFacts', { count: one.count, days: one.leadDays })}
              </ExplainedFigure>
            </small>
            <span className="grow" />
            <TakeSheet vendor={one} />
          </header>
          <ul className={surfacesStyles.ruled}>
            {rowsOf(one).map((row) => (
              <ShortageRow key={`${row.kind} ${row.itemId}`} row={row} useDays={shown?.useDays ?? 0} onOrder={() => order(row)} />
            ))}
          </ul>
        </section>
      ))}
      {ordered && <OrderDialog row={ordered} onClose={() => order(null)} />}
    </section>
  )
}

/** What is short of one vendor, as the sheet that goes to it. */
function TakeSheet({ vendor: { vendorId, name } }: { vendor: ShortageVendor }) {
  const { t } = useTranslation()
  const mayTake = usePermitted('stock:order:export')
  const [isBusy, setIsBusy] = useState(false)
  if (!mayTake) return null
  const take = async () => {
    setIsBusy(true)
    const file = `${t('shortages.title')}_${name ?? t('shortages.noVendor')}_${today()}.xlsx`
    try {
      await download(`/api/v1/stock/shortages/export?${vendorId ? `vendorId=${vendorId}` : 'hasNoVendor=true'}`, file)
    } catch (error) {
      toast({ type: 'error', id: 'taken', title: (error instanceof WireFailure && error.message) || t('shortages.notTaken') })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="subtle" disabled={isBusy} onClick={() => void take()}>
      <Icon name="download" size={14} />
      {t('shortages.export')}
    </Button>
  )
}

function OrderDialog({ row, onClose }: { row: Shortage; onClose: () => void }) {
  const meta = metaOf('stockOrder')
  const words = useWords(meta, orderScreen.spec)
  const { itemId, vendorId, suggested, suggestedCans, unitPrice, leadDays } = row
  const preset = {
    [ITEM_OF_ORDER[row.kind].key]: itemId,
    vendorId,
    ...(suggestedCans === null ? { quantity: suggested || undefined } : { cans: suggestedCans || undefined }),
    unitPrice,
    expectedDate: addDays(today(), leadDays),
  }
  return <Tasks meta={meta} spec={orderScreen.spec} words={words} task={{ kind: 'create', preset }} start={onClose} />
}

/** Whose items are shown stands in the address, so that it can be sent to whoever buys from there. */
function useVendor() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const vendorParam = new URLSearchParams(search).get('vendor') ?? ''
  const vendor = vendorParam === NONE || /^[1-9]\d*$/.test(vendorParam) ? vendorParam : null
  const go = (next: string | null) => navigate({ pathname, search: next ? `?vendor=${next}` : '' }, { replace: true })
  return { vendor, go }
}
