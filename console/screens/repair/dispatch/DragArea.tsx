import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShortcut } from '../../../kit/browser/hotkeys.ts'
import { isUnmodifiedClick } from '../../../kit/browser/isUnmodifiedClick.ts'
import { useLongPress } from '../../../kit/browser/useLongPress.ts'
import * as styles from './Dispatch.module.css'
import type { Acts } from './useChoice.ts'

/** A press moves so far before it is a drag. */
const START_PX = 6
const ROW = '[data-key][data-draggable]'
const PERSON = '[data-person]:not([data-away])'
/** What a press does something of its own to. */
const OWN = 'a, [data-slot~=button]'

interface Drag {
  readonly key: string
  readonly row: HTMLElement
  readonly label: HTMLElement
  over: Element | null
}
interface Press {
  readonly row: HTMLElement
  readonly x: number
  readonly y: number
}

const personAt = ({ clientX, clientY }: PointerEvent) => document.elementFromPoint(clientX, clientY)?.closest(PERSON) ?? null
/** What moves with the pointer: the name of the machine. */
function labelOf(row: HTMLElement): HTMLElement {
  const label = document.createElement('div')
  label.className = styles.dragged ?? ''
  label.dataset['slot'] = 'dispatch-drag'
  label.textContent = row.querySelector('b')?.textContent ?? ''
  document.body.append(label)
  return label
}

/**
 * Rows of the queue are dragged onto people: by a mouse as it moves, by a finger once it has rested on a row (useLongPress.ts). One set of listeners
 * serves all rows and people, and nothing is drawn anew while something is dragged.
 */
function useRowDrag(assign: (key: string, repairerId: string) => void) {
  const area = useRef<HTMLDivElement>(null)
  const longPress = useLongPress(area)
  const press = useRef<Press | null>(null)
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)
  const [isDragging, setIsDragging] = useState(false)
  const begin = (row: HTMLElement, event: PointerEvent) => {
    drag.current = { key: row.dataset['key'] ?? '', row, label: labelOf(row), over: null }
    row.setAttribute('data-dragged', '')
    setIsDragging(true)
    follow(event)
  }
  const follow = (event: PointerEvent) => {
    const current = drag.current
    if (!current) return
    current.label.style.transform = `translate(${event.clientX + 14}px, ${event.clientY + 10}px)`
    const over = personAt(event)
    if (over === current.over) return
    current.over?.removeAttribute('data-over')
    over?.setAttribute('data-over', '')
    current.over = over
  }
  const end = (isDropped: boolean) => {
    const current = drag.current
    press.current = null
    longPress.end()
    if (!current) return
    drag.current = null
    current.label.remove()
    current.row.removeAttribute('data-dragged')
    current.over?.removeAttribute('data-over')
    wasDragged.current = isDropped
    setIsDragging(false)
    const repairerId = (current.over as HTMLElement | null)?.dataset['person']
    if (isDropped && repairerId) assign(current.key, repairerId)
  }
  return {
    area,
    /** Ends a drag without assigning. */
    cancel: isDragging ? () => end(false) : undefined,
    handlers: {
      onPointerDown(event: PointerEvent) {
        wasDragged.current = false
        const target = event.target as Element
        const row = event.button === 0 && !target.closest(OWN) ? target.closest<HTMLElement>(ROW) : null
        if (!row) return
        press.current = { row, x: event.clientX, y: event.clientY }
        if (event.pointerType === 'touch') longPress.begin(event, () => begin(row, event))
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = press.current
        const isFar = from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > START_PX
        if (from && isFar && !drag.current && event.pointerType !== 'touch') begin(from.row, event)
        if (!drag.current) return
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
      /** A drag is no press of the row that it began on. */
      onClickCapture(event: MouseEvent) {
        if (!wasDragged.current) return
        wasDragged.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}

/** Where rows are dragged onto people, and where links of rows are followed: one set of listeners for all of them. Escape gives up a drag. */
export function DragArea({ acts, children }: { acts: Acts; children: ReactNode }) {
  const navigate = useNavigate()
  const { area, handlers, cancel } = useRowDrag(acts.assignByKey)
  useShortcut('escape', () => cancel?.(), { isCharacter: false, isAlways: true })
  const visit = (event: MouseEvent) => {
    const link = isUnmodifiedClick(event, 'a[data-visit]')
    if (link) navigate(link.pathname + link.search)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is a button or a link within; keys assign as well
    // biome-ignore lint/a11y/useKeyWithClickEvents: only catches what bubbles from the links within
    <div ref={area} className={styles.columns} {...handlers} onClick={visit}>
      {children}
    </div>
  )
}
