import { type KeyboardEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../../kit/icons.tsx'
import * as popStyles from './pop.module.css'

export interface MenuItem {
  title: string
  icon?: string
  /** Chosen among others. */
  isOn?: boolean
  tone?: 'danger'
  /** Begins a new group. */
  isFirst?: boolean
  run: () => void
}

interface PopMenuProps {
  label: string
  items: readonly MenuItem[]
  anchor: HTMLElement
  onClose: () => void
}

/** A menu of the browser's own making: closed by Escape or a press beside it, walked through with the arrow keys. */
export function PopMenu({ label, items, anchor, onClose }: PopMenuProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const menu = box.current
    if (!menu) return
    menu.showPopover()
    placeUnder(menu, anchor)
    menu.querySelector('button')?.focus()
  }, [anchor])
  const close = () => {
    anchor.focus()
    onClose()
  }
  return createPortal(
    <div
      ref={box}
      popover="auto"
      className={`${popStyles.pop} ${popStyles.popMenu}`}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={walk}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      {items.map((item) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only where the role is that of a choice
        <button
          key={item.title}
          type="button"
          role={item.isOn === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={item.isOn}
          className={popStyles.popRow}
          data-tone={item.tone}
          data-first={item.isFirst || undefined}
          tabIndex={-1}
          onClick={() => {
            close()
            item.run()
          }}
        >
          {item.isOn || item.icon ? <Icon name={item.isOn ? 'tick' : (item.icon ?? '')} size={15} /> : <i />}
          {item.title}
        </button>
      ))}
    </div>,
    document.body,
  )
}

export function placeUnder(pop: HTMLElement, anchor: HTMLElement) {
  const box = anchor.getBoundingClientRect()
  const isAbove = box.bottom + pop.offsetHeight + 8 > innerHeight && box.top > pop.offsetHeight
  pop.style.left = `${Math.max(8, Math.min(box.left, innerWidth - pop.offsetWidth - 8))}px`
  pop.style.top = `${isAbove ? box.top - pop.offsetHeight - 4 : box.bottom + 4}px`
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const at = all.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  if (next === undefined) return
  event.preventDefault()
  all.at(next % all.length)?.focus()
}
