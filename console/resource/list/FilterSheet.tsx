import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as buttonStyles from '../../kit/Button.module.css'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { filterCount } from '../address.ts'
import * as filterBarStyles from './FilterBar.module.css'
import { typedPatch } from './FilterBar.tsx'
import * as styles from './FilterSheet.module.css'
import { OneFilter } from './OneFilter.tsx'
import type { ListView } from './useListView.ts'

interface FilterSheetProps {
  view: ListView
  names: readonly string[]
  onClose: () => void
}

/** On a phone the filters come up from below; the list behind them already shows what they let through. */
export function FilterSheet({ view, names, onClose }: FilterSheetProps) {
  const { t } = useTranslation()
  const { list } = view
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => box.current?.showModal(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    list.go(typedPatch(event.currentTarget))
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself
    <dialog
      ref={box}
      className={styles.filterSheet}
      aria-label={t('screens.list.filters')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <form className={filterBarStyles.filters} data-slot="filters" onSubmit={submit}>
        <header>
          <h2>{t('screens.list.filters')}</h2>
          <Button variant="ghost" className={buttonStyles.square} data-slot="square" aria-label={t('screens.form.close')} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </header>
        <div className={filterBarStyles.filterLine} data-slot="filter-line">
          {names.map((name) => (
            <OneFilter key={name} name={name} view={view} />
          ))}
        </div>
        <footer>
          <Button size="md" disabled={!filterCount(list.state)} onClick={list.reset}>
            {t('screens.list.reset')}
          </Button>
          <Button size="md" type="submit" variant="solid" tone="brand">
            {t('screens.list.total', { count: list.matching ?? list.total })}
          </Button>
        </footer>
      </form>
    </dialog>
  )
}
