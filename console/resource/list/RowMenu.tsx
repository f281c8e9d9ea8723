import { Menu, Portal } from '@chakra-ui/react'
import type { ListView, More } from './useListView.ts'

/** One menu for all rows, placed at the dots that asked for it. */
export function RowMenu({ menu, view }: { menu: More; view: ListView }) {
  const { words } = view
  return (
    <Menu.Root
      open
      onOpenChange={({ open }) => !open && view.more(null)}
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
