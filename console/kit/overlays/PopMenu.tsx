import { Menu, Portal } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Icon } from '../looks/icons.tsx'
import type { Action } from './action.ts'

export interface MenuItem extends Action {
  /** Chosen among others. */
  isOn?: boolean
  /** Begins a new group. */
  isFirst?: boolean
}

interface PopMenuProps {
  label: string
  items: readonly MenuItem[]
  anchor: HTMLElement
  onClose: () => void
  /** Which edge of the anchor it hangs from. */
  placement?: 'bottom-start' | 'bottom-end'
  /** Inside a dialog, which keeps the focus to itself: the menu has to be a part of it. */
  isInside?: boolean
}

/** A menu at what asked for it. That is no trigger of the menu, which does not know where to return to: the focus is given back here. */
export function PopMenu({ label, items, anchor, onClose, placement = 'bottom-start', isInside: isInDialog = false }: PopMenuProps) {
  const hasIcons = items.some(({ icon, isOn }) => icon || isOn !== undefined)
  const close = () => {
    onClose()
    requestAnimationFrame(
      () => document.activeElement === document.body && (anchor.matches('button') ? anchor : anchor.querySelector('a'))?.focus(),
    )
  }
  return (
    <Menu.Root
      open
      defaultHighlightedValue={items.find(({ refusal }) => !refusal)?.name ?? null}
      onOpenChange={({ open }) => !open && close()}
      onSelect={({ value }) => items.find(({ name }) => name === value)?.perform()}
      positioning={{ placement, strategy: 'fixed', getAnchorRect: () => anchor.getBoundingClientRect() }}
    >
      <Portal disabled={isInDialog}>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {items.map((item, index) => (
              <Fragment key={item.name}>
                {item.isFirst && index > 0 && <Menu.Separator />}
                <Line item={item} hasIcons={hasIcons} />
              </Fragment>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

function Line({ item: { name, label, icon, isOn, refusal, tone }, hasIcons }: { item: MenuItem; hasIcons: boolean }) {
  return (
    <Menu.Item
      value={name}
      disabled={refusal !== undefined}
      // Removal is quiet among the buttons of a row and red in a menu.
      data-tone={tone && 'danger'}
      {...(isOn !== undefined && { role: 'menuitemradio', 'aria-checked': isOn })}
    >
      {isOn || icon ? <Icon name={isOn ? 'tick' : (icon ?? '')} size={15} /> : hasIcons && <i />}
      {refusal?.reason ? (
        <span className="stack">
          {label}
          <small>{refusal.reason}</small>
        </span>
      ) : (
        label
      )}
    </Menu.Item>
  )
}
