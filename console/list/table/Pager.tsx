import { type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../fields/inputs/box.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import { SIZES } from '../../resource/address.ts'
import type { List } from '../../resource/list.ts'
import { sumOf } from '../controller/exactTotal.ts'
import * as styles from './Pager.module.css'
import { lastPage, pagesAround } from './pages.ts'

interface PagerProps extends Pick<List, 'total' | 'countAll'> {
  page: number
  size: number
  /** Must be stable from page to page, for memoization. */
  onPage: (page: number) => void
  onSize: (size: number) => void
}

/** Paging of a list: total, page numbers and page size. With `countAll` the total is a lower bound, so the next page stays available. */
export function Pager({ total, countAll, page, size, onPage, onSize }: PagerProps) {
  const { t } = useTranslation()
  const known = lastPage(total, size)
  // With an inexact total, there may always be a next page.
  const [last, end] = countAll ? [Math.max(known, page), Number.POSITIVE_INFINITY] : [known, known]
  const sum = t('screens.list.total', { sum: sumOf({ total, countAll }) })
  return (
    <nav className={styles.pager} data-slot="pager" aria-label={t('screens.list.pages')}>
      <span className="grow quiet" data-slot="sum" role="status">
        {countAll ? (
          <button type="button" title={t('screens.list.countAll')} onClick={countAll}>
            {sum}
          </button>
        ) : (
          sum
        )}
      </span>
      <Sizes size={size} onSize={onSize} />
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)} aria-label={t('screens.list.previous')}>
        <Icon name="left" size={15} />
      </button>
      <Numbers page={page} last={last} onPage={onPage} />
      <button type="button" disabled={page >= end} onClick={() => onPage(page + 1)} aria-label={t('screens.list.next')}>
        <Icon name="right" size={15} />
      </button>
      <Jumper page={page} last={end} onPage={onPage} />
    </nav>
  )
}

const Sizes = memo(function Sizes({ size, onSize }: Pick<PagerProps, 'size' | 'onSize'>) {
  const { t } = useTranslation()
  return (
    <select
      className={boxStyles.control}
      value={size}
      onChange={(event) => onSize(Number(event.target.value))}
      aria-label={t('screens.list.pageSize')}
    >
      {SIZES.map((n) => (
        <option key={n} value={n}>
          {t('screens.list.perPage', { count: n })}
        </option>
      ))}
    </select>
  )
})

interface NumbersProps extends Pick<PagerProps, 'page' | 'onPage'> {
  last: number
}

function Numbers({ page, last, onPage }: NumbersProps) {
  return pagesAround(page, last).map((item, place) =>
    item === 'gap' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, told apart by where they stand
      <i key={`gap${place}`} aria-hidden="true">
        …
      </i>
    ) : (
      <PageNumber key={item} page={item} isCurrent={item === page} onPage={onPage} />
    ),
  )
}

const PageNumber = memo(function PageNumber({ page, isCurrent, onPage }: Pick<PagerProps, 'page' | 'onPage'> & { isCurrent: boolean }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={t('screens.list.page', { page })}
      onClick={() => onPage(page)}
    >
      {page}
    </button>
  )
})

function Jumper({ page, last, onPage }: NumbersProps) {
  const { t } = useTranslation()
  const jump = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const wanted = Number(event.currentTarget.value)
    if (Number.isSafeInteger(wanted) && wanted >= 1) onPage(Math.min(last, wanted))
    else event.currentTarget.value = String(page)
  }
  return (
    <label className={styles.jump}>
      {t('screens.list.goTo')}
      <input key={page} className={boxStyles.control} defaultValue={page} inputMode="numeric" onKeyDown={jump} />
    </label>
  )
}
