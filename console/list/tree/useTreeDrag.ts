import { type DragEvent, useRef } from 'react'
import { branchOf, dropped, type Place, type Side } from '../../fields/tree/tree.ts'
import type { TreeView } from './useTreeView.ts'

/** The upper and lower share of a row where a drop inserts beside it; in the middle it inserts below it as a child. */
const EDGE = 0.28
const WAIT_MS = 700

interface Dragged {
  id: string
  /** The row under the pointer, marked without React, as it changes with every mouse move. */
  over: HTMLElement | null
  place: Place | undefined
  timer: ReturnType<typeof setTimeout> | undefined
}

const rowAt = (event: DragEvent) => (event.target as Element).closest<HTMLElement>('tr[data-id]')

function sideOf(event: DragEvent, row: HTMLElement, isLeaf: boolean): Side {
  const { top, height } = row.getBoundingClientRect()
  const at = (event.clientY - top) / height
  if (isLeaf) return at < 0.5 ? 'before' : 'after'
  return at < EDGE ? 'before' : at > 1 - EDGE ? 'after' : 'inside'
}

/** Drag and drop listeners for the table body: dragged row, target and drop. */
export function useTreeDrag(list: TreeView) {
  const drag = useRef<Dragged>(null)
  const unmark = () => {
    const over = drag.current?.over
    if (over) delete over.dataset['drop']
    clearTimeout(drag.current?.timer)
  }
  const end = () => {
    unmark()
    document.querySelector('tr[data-dragged]')?.removeAttribute('data-dragged')
    drag.current = null
  }
  if (!list.canArrange) return {}
  return {
    onDragStart: (event: DragEvent) => {
      const row = rowAt(event)
      if (!row) return
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', row.dataset['id'] ?? '')
      event.dataTransfer.setDragImage(row, 24, 16)
      row.dataset['dragged'] = ''
      drag.current = { id: row.dataset['id'] ?? '', over: null, place: undefined, timer: undefined }
    },
    onDragOver: (event: DragEvent) => {
      const dragged = drag.current
      const row = rowAt(event)
      if (!dragged || !row) return
      const id = row.dataset['id'] ?? ''
      const target = branchOf(list.tree, id)
      const side = sideOf(event, row, Boolean(target && list.spec.isLeaf?.(target.row)))
      if (dragged.over === row && row.dataset['drop'] === side) return event.preventDefault()
      unmark()
      dragged.over = row
      dragged.place = dropped(list.tree, dragged.id, id, side)
      if (!dragged.place) return
      event.preventDefault()
      row.dataset['drop'] = side
      if (side === 'inside' && target && !list.isOpen(target)) dragged.timer = setTimeout(() => list.toggle(id), WAIT_MS)
    },
    onDrop: (event: DragEvent) => {
      const dragged = drag.current
      const row = dragged && branchOf(list.tree, dragged.id)?.row
      event.preventDefault()
      if (row) void list.arrange(row, dragged.place)
      end()
    },
    onDragEnd: end,
  }
}
