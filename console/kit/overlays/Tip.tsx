import { Portal, Tooltip } from '@chakra-ui/react'

/** The name of something that shows only its icon, beside it. */
export const Tip = ({ anchor, title }: { anchor: Element; title: string }) => (
  <Tooltip.Root open positioning={{ placement: 'right', gutter: 6, getAnchorRect: () => anchor.getBoundingClientRect() }}>
    <Portal>
      <Tooltip.Positioner>
        <Tooltip.Content>{title}</Tooltip.Content>
      </Tooltip.Positioner>
    </Portal>
  </Tooltip.Root>
)
