import { PopMenu } from '../kit/overlays/PopMenu.tsx'
import { isOpen, isRefused, type RowMenuTarget } from '../resource/actions.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'

interface RowMenuProps {
  menu: RowMenuTarget
  words: Pick<ResourceWords, 'more'>
  onClose: () => void
  isInDialog?: boolean
}

/** One menu for all rows, placed at the dots that were pressed: first what is possible, then what is refused with its reason. */
export function RowMenu({ menu: { row, actions, anchor }, words, onClose, isInDialog = false }: RowMenuProps) {
  const possible = actions.filter(isOpen)
  const refused = actions.filter(isRefused).map((action, index) => ({ ...action, isFirst: index === 0 && possible.length > 0 }))
  return (
    <PopMenu
      label={`${words.more} ${row.title}`}
      items={[...possible, ...refused]}
      anchor={anchor}
      placement="bottom-end"
      isInside={isInDialog}
      onClose={onClose}
    />
  )
}
