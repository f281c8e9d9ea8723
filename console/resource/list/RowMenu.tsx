import { Menu, Portal } from '@chakra-ui/react'
import type { ListView, More } from './useListView.ts'

/** One menu for all rows, placed at the dots that asked for it. */
export function RowMenu({ menu, view }: { menu: More; view: ListView }) {
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
      positioning={{ placement: 'bottom-end', getAnchorRect: () => menu.anchor.getBoundingClientRect() }}
    >
      <Portal>
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
