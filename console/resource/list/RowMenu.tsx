import { Menu, Portal } from '@chakra-ui/react'
import type { ListView, More } from './useListView.ts'

interface RowMenuProps {
  menu: More
  view: Pick<ListView, 'words' | 'more' | 'act'>
  /** Inside a dialog, which keeps the focus to itself: the menu has to be a part of it. */
  isInside?: boolean
}

/** One menu for all rows, placed at the dots that asked for it. */
export function RowMenu({ menu, view, isInside = false }: RowMenuProps) {
  const { words } = view
  // The dots are no trigger of this menu, so it does not know where to return to; a dialog it opens returns there too.
  const close = () => {
    view.more(null)
    requestAnimationFrame(() => document.activeElement === document.body && menu.anchor.focus())
  }
  return (
    <Menu.Root
      open
      defaultHighlightedValue={menu.names[0] ?? null}
      onOpenChange={({ open }) => !open && close()}
      onSelect={({ value }) => view.act(value, menu.row)}
      positioning={{ placement: 'bottom-end', strategy: 'fixed', getAnchorRect: () => menu.anchor.getBoundingClientRect() }}
    >
      <Portal disabled={isInside}>
        <Menu.Positioner>
          <Menu.Content aria-label={`${words.more} ${menu.row.title}`}>
            {menu.names.map((name) => (
              <Menu.Item key={name} value={name} color={words.toneOfAction(name) ? 'fg.error' : undefined}>
                {words.action(name)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
