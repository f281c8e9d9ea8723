import { memo, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import type { MenuItem } from '../../kit/overlays/PopMenu.tsx'
import { MOST_SORTS, sortsOf, writeSorts } from '../../resource/address.ts'
import type { ListController } from '../controller/listController.ts'
import { moved, showing, storeLayout, widened } from './arrange.ts'
import { ColumnEdge } from './ColumnEdge.tsx'
import type { Column } from './columns.ts'
import * as headToolsStyles from './headTools.module.css'
import { PopMenu } from './PopMenu.tsx'

interface HeadToolsProps {
  column: Column
  /** Index of the column in the sort order; -1 when not sorted by it. */
  place: number
  isUp: boolean
  latest: RefObject<ListController>
}

/** The tools of a heading besides sorting by click: menu, resize handle, and the sort order as text. */
export const HeadTools = memo(function HeadTools({ column, place, isUp, latest }: HeadToolsProps) {
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
      <ColumnEdge column={column} latest={latest} />
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

interface HeadMenuProps extends Omit<HeadToolsProps, 'latest'> {
  list: ListController
  anchor: HTMLElement
  onClose: () => void
}

function HeadMenu({ anchor, onClose, ...props }: HeadMenuProps) {
  const { t } = useTranslation()
  const items = useHeadItems(props)
  return <PopMenu label={t('lists.column.menu', { title: props.column.title })} items={items} anchor={anchor} onClose={onClose} />
}

function useHeadItems({ column, place, isUp, list }: Omit<HeadMenuProps, 'anchor' | 'onClose'>): MenuItem[] {
  const { t } = useTranslation()
  const { columns } = list
  const names = columns.map(({ name }) => name)
  const at = names.indexOf(column.name)
  const sorts = sortsOf(list.state)
  const sortOnly = (isDescending: boolean) => list.go({ sort: writeSorts([{ field: column.name, isDescending }]), page: null })
  const arrange = (next: readonly string[]) => storeLayout(list, showing(list, list.layout, next))
  const directions: MenuItem[] = [
    { name: 'sortUp', label: t('lists.sort.up'), icon: 'up', isOn: place === 0 && isUp, perform: () => sortOnly(false) },
    { name: 'sortDown', label: t('lists.sort.down'), icon: 'down', isOn: place === 0 && !isUp, perform: () => sortOnly(true) },
  ]
  const isMore = sorts.length > 1 || (sorts.length > 0 && place < 0)
  const added: MenuItem[] = [
    ...(isMore && (place >= 0 || sorts.length < MOST_SORTS)
      ? [
          {
            name: 'thenBy',
            label: t(place < 0 ? 'lists.sort.add' : isUp ? 'lists.sort.drop' : 'lists.sort.turn'),
            icon: 'layers',
            perform: () => list.sortBy(column.name, true),
          },
        ]
      : []),
  ]
  return [
    ...(column.isSortable ? [...directions, ...added] : []),
    ...(at > 0
      ? [
          {
            name: 'left',
            label: t('lists.column.left'),
            icon: 'left',
            isFirst: true,
            perform: () => arrange(moved(names, column.name, at - 1)),
          },
        ]
      : []),
    ...(at < names.length - 1
      ? [
          {
            name: 'right',
            label: t('lists.column.right'),
            icon: 'right',
            isFirst: at === 0,
            perform: () => arrange(moved(names, column.name, at + 1)),
          },
        ]
      : []),
    ...(list.layout?.widths?.[column.name]
      ? [
          {
            name: 'ownWidth',
            label: t('lists.column.ownWidth'),
            icon: 'refresh',
            perform: () => storeLayout(list, widened(list, list.layout, column.name, undefined)),
          },
        ]
      : []),
    ...(names.length > 1
      ? [
          {
            name: 'hide',
            label: t('lists.column.hide'),
            icon: 'eyeOff',
            perform: () => arrange(names.filter((name) => name !== column.name)),
          },
        ]
      : []),
  ]
}
