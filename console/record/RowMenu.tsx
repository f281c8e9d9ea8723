import { PopMenu } from '../kit/overlays/PopMenu.tsx'
import type { Row } from '../resource/meta.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import type { More } from '../resource/task.ts'

interface RowMenuProps {
  menu: More
  view: { words: ResourceWords; more: (menu: More | null) => void; act: (name: string, row: Row) => void }
  isInside?: boolean
}

/** One menu for all rows, placed at the dots that asked for it. */
export const RowMenu = ({ menu, view: { words, more, act }, isInside = false }: RowMenuProps) => (
  <PopMenu
    label={`${words.more} ${menu.row.title}`}
    items={[
      ...menu.names.map((name) => ({
        title: words.action(name),
        tone: words.toneOfAction(name) ? ('danger' as const) : undefined,
        run: () => act(name, menu.row),
      })),
      ...(menu.refused ?? []).map(({ step, message }, place) => ({
        title: words.action(step),
        note: message,
        isOff: true,
        isFirst: place === 0 && menu.names.length > 0,
        run: () => undefined,
      })),
    ]}
    anchor={menu.anchor}
    placement="bottom-end"
    isInside={isInside}
    onClose={() => more(null)}
  />
)
