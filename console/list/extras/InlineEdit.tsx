import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { toast } from '../../kit/overlays/toast.ts'
import type { ListController } from '../controller/listController.ts'
import * as cellEditorStyles from './CellEditor.module.css'
import { CellEditor } from './CellEditor.tsx'
import { cellAt, editableCells, flash, linkOf, placeOf } from './cells.ts'
import { readPlain } from './changeable.ts'
import { type Move, nextPlace, type Place } from './inlineKeys.ts'
import { type InlineSave, useInlineSave } from './useInlineSave.ts'

const SHOWN_MS = 1400

export interface InlineEditing {
  place: Place | null
  start: (place: Place | null) => void
}

/** One cell editor for the whole table, positioned over the edited cell. */
export function InlineEdit({ list, box, place, start }: { list: ListController; box: RefObject<HTMLElement | null> } & InlineEditing) {
  const { save, finish } = useInlineSave(list)
  usePresses(box, start)
  const row = place && list.rows.find((one) => one.id === place.id)
  const isOver = !row
  useEffect(() => {
    if (isOver) finish()
  }, [isOver, finish])
  const store = useStore(list, box, save)
  if (!place || !row || !box.current) return null
  const leave = (move: Move) => {
    const next = box.current && nextPlace(editableCells(box.current), place, move)
    if (next) return start(next)
    start(null)
    // After a click elsewhere the focus stays where the click put it.
    if (move !== 'stay' && box.current) linkOf(box.current, place.id)?.focus()
  }
  return createPortal(
    <Placed key={`${place.id} ${place.name}`} box={box} place={place}>
      <CellEditor
        meta={list.meta}
        words={list.words}
        row={row}
        name={place.name}
        isPressed={Boolean(place.isPressed)}
        onLeave={leave}
        onSave={(value) => void store([{ row, value }], place.name)}
        onPaste={(lines) => store.paste(place, lines)}
      />
    </Placed>,
    box.current,
  )
}

/** Opens an editable cell on click, unless the click hits an interactive element in it. */
function usePresses(box: RefObject<HTMLElement | null>, start: InlineEditing['start']) {
  useEffect(() => {
    const element = box.current
    const press = (event: MouseEvent) => {
      const target = event.target as Element
      const cell = target.closest<HTMLElement>('td[data-edit]')
      if (!cell || target.closest('a, button, input, select, label') || getSelection()?.type === 'Range') return
      const place = placeOf(cell)
      if (place) start({ ...place, isPressed: true })
    }
    element?.addEventListener('click', press)
    return () => element?.removeEventListener('click', press)
  }, [box, start])
}

interface Change {
  row: ListController['rows'][number]
  value: unknown
}

function useStore(list: ListController, box: RefObject<HTMLElement | null>, save: InlineSave['save']) {
  const { t } = useTranslation()
  const { meta } = list
  const one = async ({ row, value }: Change, name: string) => {
    if (row[name] === value) return false
    const isDone = await save(row, name, value)
    if (isDone && box.current) flash(cellAt(box.current, { id: row.id, name }), 'saved', SHOWN_MS)
    return isDone
  }
  const store = async (changes: readonly Change[], name: string) => {
    let count = 0
    for (const change of changes) if (await one(change, name)) count++
    return count
  }
  /** Pastes a column of a sheet downwards from a cell; when one line is invalid, nothing is changed. */
  const paste = (from: Place, lines: readonly string[]): boolean => {
    const field = meta.fields[from.name]
    if (field?.kind !== 'int' || !box.current) return false
    const column = editableCells(box.current).flatMap((cells) => cells.filter((cell) => cell.name === from.name))
    const at = column.findIndex((cell) => cell.id === from.id)
    const changes: Change[] = []
    for (const [line, text] of lines.entries()) {
      const { value, fault } = readPlain(field, text)
      if (fault) {
        toast({ type: 'error', id: 'pasted', title: t('lists.rows.pasteWrong', { line: line + 1, text }) })
        return true
      }
      const row = list.rows.find((candidate) => candidate.id === column[at + line]?.id)
      if (row) changes.push({ row, value })
    }
    void store(changes, from.name).then(
      (count) => count && toast({ type: 'success', id: 'pasted', title: t('lists.rows.pasted', { count }) }),
    )
    return true
  }
  return Object.assign(store, { paste })
}

/** Positions its children over the cell, inside the scroll container. */
function Placed({ box, place, children }: { box: RefObject<HTMLElement | null>; place: Place; children: ReactNode }) {
  const [at, setAt] = useState<{ left: number; top: number; width: number; height: number } | null>(null)
  const measure = useCallback(() => {
    const cell = box.current && cellAt(box.current, place)
    if (!box.current || !cell) return
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const [outer, inner] = [box.current.getBoundingClientRect(), cell.getBoundingClientRect()]
    setAt({
      left: inner.left - outer.left + box.current.scrollLeft,
      top: inner.top - outer.top + box.current.scrollTop,
      width: inner.width,
      height: inner.height,
    })
  }, [box, place])
  const last = useRef(measure)
  last.current = measure
  useLayoutEffect(() => last.current(), [])
  useEffect(() => {
    const watcher = new ResizeObserver(() => last.current())
    const table = box.current?.querySelector('table')
    if (table) watcher.observe(table)
    return () => watcher.disconnect()
  }, [box])
  if (!at) return null
  return (
    <div className={cellEditorStyles.cellEditor} data-slot="cell-editor" style={at}>
      {children}
    </div>
  )
}
