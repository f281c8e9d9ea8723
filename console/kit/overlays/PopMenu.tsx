import { Menu, Portal } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Icon } from '../looks/icons.tsx'

export interface MenuItem {
  title: string
  icon?: string
  /** Chosen among others. */
  isOn?: boolean
  /** Named, but not to be had now. */
  isOff?: boolean
  /** Below its title, such as why it is not to be had. */
  note?: string
  tone?: 'danger' | undefined
  /** Begins a new group. */
  isFirst?: boolean
  run: () => void
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
export function PopMenu({ label, items, anchor, onClose, placement = 'bottom-start', isInside = false }: PopMenuProps) {
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
      defaultHighlightedValue={items.find(({ isOff }) => !isOff)?.title ?? null}
      onOpenChange={({ open }) => !open && close()}
      onSelect={({ value }) => items.find(({ title }) => title === value)?.run()}
      positioning={{ placement, strategy: 'fixed', getAnchorRect: () => anchor.getBoundingClientRect() }}
    >
      <Portal disabled={isInside}>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {items.map(({ title, icon, isOn, isOff = false, note, tone, isFirst }, place) => (
              <Fragment key={title}>
                {isFirst && place > 0 && <Menu.Separator />}
                <Menu.Item
                  value={title}
                  disabled={isOff}
                  data-tone={tone}
                  {...(isOn !== undefined && { role: 'menuitemradio', 'aria-checked': isOn })}
                >
                  {isOn || icon ? <Icon name={isOn ? 'tick' : (icon ?? '')} size={15} /> : hasIcons && <i />}
                  {note ? (
                    <span className="stack">
                      {title}
                      <small>{note}</small>
                    </span>
                  ) : (
                    title
                  )}
                </Menu.Item>
              </Fragment>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
