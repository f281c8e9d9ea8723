import type { TFunction } from 'i18next'
import { memo, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import type { MenuItem } from '../../kit/overlays/PopMenu.tsx'
import { MOST_SORTS, sortsOf, writeSorts } from '../../resource/address.ts'
import type { ListController } from '../controller/listController.ts'
import { freezing, frozenOf, MOST_FROZEN, moved, showing, storeLayout, widened } from './arrange.ts'
import { ColumnEdge } from './ColumnEdge.tsx'
import type { Column } from './columns.ts'
import * as headToolsStyles from './headTools.module.css'
import { PopMenu } from './PopMenu.tsx'

interface HeadToolsProps {
  column: Column
  /** In pixels; undefined before the first layout. */
  width: number | undefined
  /** Index of the column in the sort order; -1 when not sorted by it. */
  place: number
  isUp: boolean
  latest: RefObject<ListController>
}

/** The tools of a heading besides sorting by click: menu, resize handle, and the sort order as text. */
export const HeadTools = memo(function HeadTools({ column, width, place, isUp, latest }: HeadToolsProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {place > 0 && (
        <span className="visually-hidden">{t(isUp ? 'lists.sort.placeUp' : 'lists.sort.placeDown', { place: place + 1 })}</span>
      )}
      <button
        ref={button}
        type="button"
        className={headToolsStyles.headMore}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('lists.column.menu', { title: column.title })}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="dots" size={14} />
      </button>
      <ColumnEdge column={column} width={width} latest={latest} />
      {isOpen && button.current && (
        <HeadMenu
          column={column}
          place={place}
          isUp={isUp}
          list={latest.current}
          anchor={button.current}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
})

interface HeadMenuProps extends Omit<HeadToolsProps, 'latest' | 'width'> {
  list: ListController
  anchor: HTMLElement
  onClose: () => void
}

function HeadMenu({ anchor, onClose, ...props }: HeadMenuProps) {
  const { t } = useTranslation()
  const items = useHeadItems(props)
  return <PopMenu label={t('lists.column.menu', { title: props.column.title })} items={items} anchor={anchor} onClose={onClose} />
}

const offered = (isOffered: boolean, item: MenuItem): MenuItem[] => (isOffered ? [item] : [])

function useHeadItems(props: Omit<HeadMenuProps, 'anchor' | 'onClose'>): MenuItem[] {
  const { column, list } = props
  const { t } = useTranslation()
  const names = list.columns.map(({ name }) => name)
  const at = names.indexOf(column.name)
  const frozen = frozenOf(list.layout)
  const arrange = (next: readonly string[]) => storeLayout(list, showing(list, list.layout, next))
  const move = (to: number) => arrange(moved(names, column.name, to))
  return [
    ...(column.isSortable ? sortItems(props, t) : []),
    ...offered(at > 0, { name: 'left', label: t('lists.column.left'), icon: 'left', isFirst: true, perform: () => move(at - 1) }),
    ...offered(at < names.length - 1, {
      name: 'right',
      label: t('lists.column.right'),
      icon: 'right',
      isFirst: at === 0,
      perform: () => move(at + 1),
    }),
    ...offered(at < MOST_FROZEN, {
      name: 'freeze',
      label: t(at < frozen ? 'lists.column.unfreeze' : 'lists.column.freeze'),
      icon: 'pin',
      perform: () => storeLayout(list, freezing(list, list.layout, at < frozen ? at : at + 1)),
    }),
    ...offered(Boolean(list.layout?.widths?.[column.name]), {
      name: 'ownWidth',
      label: t('lists.column.ownWidth'),
      icon: 'refresh',
      perform: () => storeLayout(list, widened(list, list.layout, column.name, undefined)),
    }),
    ...offered(names.length > 1, {
      name: 'hide',
      label: t('lists.column.hide'),
      icon: 'eyeOff',
      perform: () => arrange(names.filter((name) => name !== column.name)),
    }),
  ]
}

function sortItems({ column, place, isUp, list }: Omit<HeadMenuProps, 'anchor' | 'onClose'>, t: TFunction): MenuItem[] {
  const sorts = sortsOf(list.state)
  const sortOnly = (isDescending: boolean) => list.go({ sort: writeSorts([{ field: column.name, isDescending }]), page: null })
  const isMore = sorts.length > 1 || (sorts.length > 0 && place < 0)
  return [
    { name: 'sortUp', label: t('lists.sort.up'), icon: 'up', isOn: place === 0 && isUp, perform: () => sortOnly(false) },
    { name: 'sortDown', label: t('lists.sort.down'), icon: 'down', isOn: place === 0 && !isUp, perform: () => sortOnly(true) },
    ...offered(isMore && (place >= 0 || sorts.length < MOST_SORTS), {
      name: 'thenBy',
      label: t(place < 0 ? 'lists.sort.add' : isUp ? 'lists.sort.drop' : 'lists.sort.turn'),
      icon: 'layers',
      perform: () => list.sortBy(column.name, true),
    }),
  ]
}
