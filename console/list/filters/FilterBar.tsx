import { type CSSProperties, type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRange, OneFilter } from '../../fields/filters/FieldFilter.tsx'
import * as styles from '../../fields/filters/FilterBar.module.css'
import * as boxStyles from '../../fields/inputs/box.module.css'
import { useMedia } from '../../kit/browser/media.ts'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { filterCount } from '../../resource/address.ts'
import { FRAME, type ListFrame } from '../controller/listController.ts'
import { memoList } from '../controller/memoList.ts'
import * as appliedStyles from './Applied.module.css'
import { filterNames } from './filterNames.ts'
import { typedPatch } from './typedPatch.ts'

const Applied = lazyComponent(() => import('./Applied.tsx').then((module) => module.Applied), { words: ['lists'], afterRows: true })
const FilterSheet = lazyComponent(() => import('./FilterSheet.tsx').then((module) => module.FilterSheet), { themed: true })

const PHONE = '(max-width: 767px)'
const LEAST = 172
const GAP = 14

/**
 * Keyword search, then the filters that fit in one line, the others behind a button. Choices apply immediately, typed texts on Enter or
 * Search.
 */
export const FilterBar = memoList(FRAME, function FilterBar({ list }: { list: ListFrame }) {
  const { t } = useTranslation()
  const { criteria, go } = list
  const [isOpen, setIsOpen] = useState(false)
  const isPhone = useMedia(PHONE)
  const line = useRef<HTMLDivElement>(null)
  const room = useRoom(line)
  const names = filterNames(list)
  const fit = isPhone ? 0 : fitting(list, names, room - 1)
  const used = filterCount(criteria)
  const slots = names.length > fit ? undefined : 1 + names.reduce((sum, name) => sum + places(list, name), 0)
  const folded = names.slice(fit).filter((name) => name in criteria.filters).length
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(typedPatch(event.currentTarget))
  }
  return (
    <search>
      <form className={styles.filters} data-slot="filters" onSubmit={submit} aria-label={t('screens.list.filters')}>
        <div className={styles.filterLine} ref={line} style={{ '--slots': slots } as CSSProperties}>
          <label key={`keyword ${criteria.keyword}`}>
            <span>{t('screens.list.keyword')}</span>
            <input
              className={boxStyles.control}
              name="keyword"
              type="search"
              enterKeyHint="search"
              defaultValue={criteria.keyword}
              placeholder={t('screens.list.keywordHint')}
              maxLength={64}
            />
          </label>
          {names.slice(0, isOpen && !isPhone ? names.length : fit).map((name) => (
            <OneFilter key={name} name={name} list={list} />
          ))}
        </div>
        <div className={styles.filterActs}>
          <Button type="submit" variant="subtle" tone="brand" className={styles.find} aria-label={t('screens.list.search')}>
            <Icon name="search" />
            <span>{t('screens.list.search')}</span>
          </Button>
          <Button type="button" disabled={!used} onClick={list.reset}>
            {t('screens.list.reset')}
          </Button>
          {names.length > fit && (
            <Button
              type="button"
              variant="ghost"
              className={styles.fold}
              data-slot="fold"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isPhone ? t('screens.list.filters') : t('screens.list.more')}
              {folded > 0 && ` · ${folded}`}
              <Icon name={isOpen ? 'up' : 'down'} size={14} />
            </Button>
          )}
        </div>
      </form>
      {(used > 0 || criteria.ignored) && (
        <div className={appliedStyles.applied} data-slot="applied">
          <Applied list={list} />
        </div>
      )}
      {isOpen && isPhone && <FilterSheet list={list} names={names} onClose={() => setIsOpen(false)} />}
    </search>
  )
})

/** How many filters of default width fit in a line. */
function useRoom(line: { readonly current: HTMLElement | null }): number {
  const [room, setRoom] = useState(1)
  useLayoutEffect(() => {
    const box = line.current
    if (!box) return
    const measure = () => setRoom(Math.max(1, Math.floor((box.clientWidth + GAP) / (LEAST + GAP))))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    return () => watch.disconnect()
  }, [line])
  return room
}

/** A range counts as two filters. */
const places = ({ meta }: ListFrame, name: string) => (isRange(meta.fields[name]) ? 2 : 1)
function fitting(list: ListFrame, names: readonly string[], room: number): number {
  let left = room
  const over = names.findIndex((name) => {
    left -= places(list, name)
    return left < 0
  })
  return over < 0 ? names.length : over
}
