import { useTranslation } from 'react-i18next'
import { type MenuItem, PopMenu } from '../../../kit/overlays/PopMenu.tsx'
import { type Edit, setPosition } from './edits.ts'
import type { ShiftMark } from './marks.ts'
import { type Board, type Sheet, slotsIn } from './roster.ts'
import { type Rect, spotsOf } from './selection.ts'
import type { Acts } from './useKeys.ts'

export type MenuStep = 'cells' | 'positions'

interface CellMenuProps {
  anchor: HTMLElement
  acts: Acts
  marks: ReadonlyMap<string, ShiftMark>
  positions: Board['positions']
  sheet: Sheet
  rect: Rect
  change: (edits: readonly Edit[]) => void
  /** What it offers: what cells can become, or where their people stand. */
  step: MenuStep
  go: (step: MenuStep | null) => void
}

/** All that can be done to the selected cells, for whoever has no use for keys or a pointer. */
export function CellMenu({ anchor, acts, marks, positions, sheet, rect, change, step, go }: CellMenuProps) {
  const { t } = useTranslation()
  const close = () => go(null)
  const isFilled = spotsOf(rect).some((spot) => slotsIn(sheet, spot).length > 0)
  if (step === 'positions') {
    const items = positions.map(({ id, name }): MenuItem => ({ title: name, run: () => change(setPosition(sheet, rect, id)) }))
    return <PopMenu key="positions" label={t('shiftBoard.menu.position')} items={items} anchor={anchor} onClose={close} />
  }
  const shifts = [...marks].map(
    ([id, { name, short }], at): MenuItem => ({
      title: `${name} (${/^[A-Z0-9]$/.test(short) ? `${short}, ` : ''}${at + 1})`,
      icon: 'clock',
      run: () => acts.choose?.(id),
    }),
  )
  const items: MenuItem[] = [
    ...shifts,
    // The menu that chose it closes first, and this one then opens in its place.
    { title: t('shiftBoard.menu.position'), icon: 'badge', isFirst: true, isOff: !isFilled, run: () => setTimeout(() => go('positions')) },
    { title: t('shiftBoard.menu.fill'), icon: 'down', isOff: !acts.fill, run: () => acts.fill?.() },
    { title: t('shiftBoard.menu.copy'), icon: 'copy', isFirst: true, run: acts.copy },
    { title: t('shiftBoard.menu.paste'), icon: 'clipboard', isOff: !acts.paste, run: () => acts.paste?.() },
    { title: t('shiftBoard.menu.erase'), icon: 'trash', isFirst: true, isOff: !isFilled, tone: 'danger', run: () => acts.erase?.() },
  ]
  return <PopMenu label={t('shiftBoard.menu.title')} items={items} anchor={anchor} onClose={close} />
}
