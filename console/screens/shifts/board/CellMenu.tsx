import { useTranslation } from 'react-i18next'
import { refusedUnless } from '../../../kit/overlays/action.ts'
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
    const items = positions.map(
      ({ id, name }): MenuItem => ({ name: String(id), label: name, perform: () => change(setPosition(sheet, rect, id)) }),
    )
    return <PopMenu key="positions" label={t('shiftBoard.menu.position')} items={items} anchor={anchor} onClose={close} />
  }
  const shifts = [...marks].map(
    ([id, { name, short }], at): MenuItem => ({
      name: `shift ${id}`,
      label: `${name} (${/^[A-Z0-9]$/.test(short) ? `${short}, ` : ''}${at + 1})`,
      icon: 'clock',
      perform: () => acts.choose?.(id),
    }),
  )
  const named = (name: string) => ({ name, label: t(`shiftBoard.menu.${name}`) })
  const items: MenuItem[] = [
    ...shifts,
    // The menu that chose it closes first, and this one then opens in its place.
    {
      ...named('position'),
      icon: 'badge',
      isFirst: true,
      refusal: refusedUnless(isFilled),
      perform: () => setTimeout(() => go('positions')),
    },
    { ...named('fill'), icon: 'down', refusal: refusedUnless(Boolean(acts.fill)), perform: () => acts.fill?.() },
    { ...named('copy'), icon: 'copy', isFirst: true, perform: acts.copy },
    { ...named('paste'), icon: 'clipboard', refusal: refusedUnless(Boolean(acts.paste)), perform: () => acts.paste?.() },
    { ...named('erase'), icon: 'trash', isFirst: true, refusal: refusedUnless(isFilled), tone: 'danger', perform: () => acts.erase?.() },
  ]
  return <PopMenu label={t('shiftBoard.menu.title')} items={items} anchor={anchor} onClose={close} />
}
