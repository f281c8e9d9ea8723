import { type RefObject, useEffect, useRef } from 'react'
import { useShortcut } from '../../kit/browser/hotkeys.ts'
import { isOpen, type RowAction } from '../../resource/actions.ts'
import type { Row } from '../../resource/meta.ts'
import type { ListController } from '../controller/listController.ts'
import { editableCells, idOf, linkOf, linksOf, placeOf, rowOf } from './cells.ts'
import type { InlineEditing } from './InlineEdit.tsx'

interface KeysOf {
  list: ListController
  box: RefObject<HTMLElement | null>
  onRefresh: () => void
  onHelp: () => void
  onEditCell: InlineEditing['start']
  onTick: (id: string, isRange: boolean) => void
}

/** The focused row, which serves as the cursor so that screen readers announce it. */
export const cursorOf = (box: HTMLElement | null) => {
  const row = rowOf(document.activeElement)
  return row && box?.contains(row) ? row : null
}

/** The id after or before the focused row, or after the last one that had the focus. */
export function stepFrom(ids: readonly string[], from: string | undefined, by: 1 | -1): string | undefined {
  const at = from === undefined ? -1 : ids.indexOf(from)
  if (at < 0) return by > 0 ? ids[0] : ids.at(-1)
  return ids[Math.min(ids.length - 1, Math.max(0, at + by))]
}

/** Marks the cursor row with an attribute: `:has()` would match against all rows at every change. */
function useCursorMark(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = box.current
    const onFocusIn = ({ target }: FocusEvent) => {
      if ((target as Element).matches('a[data-slot~=open]:focus-visible')) rowOf(target as Element)?.setAttribute('data-cursor', '')
    }
    const go = ({ target }: FocusEvent) => rowOf(target as Element)?.removeAttribute('data-cursor')
    element?.addEventListener('focusin', onFocusIn)
    element?.addEventListener('focusout', go)
    return () => {
      element?.removeEventListener('focusin', onFocusIn)
      element?.removeEventListener('focusout', go)
    }
  }, [box])
}

/** Whether an action is what a row is mostly for: the next step of its flow, or the first that its screen adds. */
const isMain = (action: RowAction) => isOpen(action) && !action.isRare && !action.tone && action.name !== 'edit'

/** E edits the focused row, S takes its main action. */
function useActionKeys(list: ListController, current: () => Row | undefined) {
  const perform = (event: KeyboardEvent, isWanted: (action: RowAction) => boolean) => {
    const row = current()
    const action = row && list.actions(row).find(isWanted)
    if (!action) return
    event.preventDefault()
    action.perform()
  }
  useShortcut('e', (event) => perform(event, ({ name }) => name === 'edit'))
  useShortcut('s', (event) => perform(event, isMain))
}

/** Keyboard control of a list. */
export function useListKeys({ list, box, onRefresh, onHelp, onEditCell, onTick }: KeysOf) {
  const last = useRef<string | undefined>(undefined)
  useCursorMark(box)
  const current = (): Row | undefined => {
    const id = idOf(cursorOf(box.current))
    return list.rows.find((row) => row.id === id)
  }
  const move = (by: 1 | -1) => {
    if (!box.current) return
    const ids = linksOf(box.current).map((link) => link.dataset['open'] ?? '')
    last.current = stepFrom(ids, idOf(cursorOf(box.current)) ?? last.current, by)
    const link = last.current === undefined ? null : linkOf(box.current, last.current)
    link?.focus()
    rowOf(link)?.scrollIntoView({ block: 'nearest' })
  }
  const page = () => box.current?.closest('[data-slot~=page]')

  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))
  useShortcut('x', () => tick(false))
  useShortcut('shift+x', () => tick(true))
  const tick = (isRange: boolean) => {
    const row = current()
    if (row && list.can.pick) onTick(row.id, isRange)
  }
  useActionKeys(list, current)
  useShortcut('n', (event) => {
    if (!list.can.create) return
    event.preventDefault()
    list.start({ kind: 'create' })
  })
  useShortcut('r', onRefresh)
  useShortcut(['/', 'shift+/'], (event) => {
    const search = page()?.querySelector<HTMLInputElement>('input[type=search], [data-slot~=filters] input:not([type=checkbox])')
    if (!search) return
    event.preventDefault()
    search.focus()
    search.select()
  })
  useShortcut('shift+?', onHelp)
  useShortcut(
    'space',
    (event) => {
      const row = current()
      // Space on a button or checkbox has its native meaning.
      if (!row || !(event.target as Element).matches('a[data-slot~=open], tr, li')) return
      event.preventDefault()
      list.open(row.id)
    },
    { isCharacter: false },
  )
  useShortcut(
    'f2',
    (event) => {
      const id = idOf(cursorOf(box.current))
      const own = (event.target as Element).closest<HTMLElement>('td[data-edit]')
      const first = box.current && editableCells(box.current).find((cells) => cells[0]?.id === id)?.[0]
      const place = (own && placeOf(own)) ?? first
      if (!place) return
      event.preventDefault()
      onEditCell(place)
    },
    { isCharacter: false, isAlways: true },
  )
}
