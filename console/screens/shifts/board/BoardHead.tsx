import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import { Choices } from '../../../kit/looks/Choices.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { refusedUnless } from '../../../kit/overlays/action.ts'
import type { MenuItem } from '../../../kit/overlays/PopMenu.tsx'
import { usePathOf } from '../../../kit/session/navigation.ts'
import * as pageStyles from '../../../resource/page.module.css'
import type { Address } from './useAddress.ts'
import type { Planning } from './useBoard.ts'

const PopMenu = lazyComponent(() => import('../../../kit/overlays/PopMenu.tsx').then((module) => module.PopMenu), { themed: true })
/** Lists that the board is made of. */
const PARTS = ['positionDemand', 'workerQualification', 'shiftTeam', 'shiftTeamMember', 'shiftPattern', 'productionSchedule'] as const

interface HeadProps {
  address: Address
  planning: Pick<Planning, 'undo' | 'redo' | 'refetch'>
  isPhone: boolean
  mayEdit: boolean
  mayGenerate: boolean
  copyWeek: () => void
  generate: () => void
}

/** Which days are shown and how, and what is done to all of them. */
export function BoardHead({ address, planning, isPhone, mayEdit, mayGenerate, copyWeek, generate }: HeadProps) {
  const { t } = useTranslation()
  const { span, by, title, turn, go } = address
  const square = (name: string, icon: string, run: (() => void) | undefined) => (
    <Button className={buttonStyles.square} data-slot="square" aria-label={t(name)} title={t(name)} disabled={!run} onClick={run}>
      <Icon name={icon} />
    </Button>
  )
  return (
    <header className={`${pageStyles.pageHead} wrapped`} data-slot="page-head">
      <h1>{t('console.pages.shiftBoard')}</h1>
      <div className="row even">
        {square(`shiftBoard.previous.${isPhone ? 'day' : span}`, 'left', () => turn(-1))}
        {square(`shiftBoard.next.${isPhone ? 'day' : span}`, 'right', () => turn(1))}
        <Button onClick={() => go({ day: '' })}>{t('shiftBoard.today')}</Button>
        <h2 aria-live="polite">{title}</h2>
      </div>
      <span className="grow" />
      {!isPhone && (
        <>
          <Choices
            look="strip"
            legend={t('shiftBoard.span')}
            choices={(['week', 'month'] as const).map((value) => ({ value, word: t(`shiftBoard.spans.${value}`) }))}
            value={span}
            onChange={(value) => go({ span: value })}
          />
          <Choices
            look="strip"
            legend={t('shiftBoard.by')}
            choices={(['people', 'positions'] as const).map((value) => ({ value, word: t(`shiftBoard.bys.${value}`) }))}
            value={by}
            onChange={(value) => go({ by: value })}
          />
          {mayEdit && square('shiftBoard.undo', 'undo', planning.undo)}
          {mayGenerate && (
            <Button variant="solid" tone="brand" onClick={generate}>
              {t('shiftBoard.generate.open')}
            </Button>
          )}
          <More copyWeek={mayEdit ? copyWeek : undefined} planning={planning} />
        </>
      )}
    </header>
  )
}

function More({ copyWeek, planning }: { copyWeek: (() => void) | undefined; planning: HeadProps['planning'] }) {
  const { t } = useTranslation()
  const pathOf = usePathOf()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const parts = PARTS.flatMap((of): MenuItem[] => {
    const path = pathOf(of)
    return path ? [{ name: of, label: t(`${of}.plural`), icon: 'list', perform: () => void navigate(path) }] : []
  })
  const items: MenuItem[] = [
    ...(copyWeek
      ? [
          {
            name: 'redo',
            label: t('shiftBoard.redo'),
            icon: 'redo',
            refusal: refusedUnless(Boolean(planning.redo)),
            perform: () => planning.redo?.(),
          },
          { name: 'copyWeek', label: t('shiftBoard.copyWeek'), icon: 'copy', perform: copyWeek },
        ]
      : []),
    { name: 'refresh', label: t('screens.list.refresh'), icon: 'refresh', perform: planning.refetch },
    ...parts.map((item, at) => ({ ...item, isFirst: at === 0 })),
  ]
  return (
    <>
      <Button
        ref={button}
        className={buttonStyles.square}
        data-slot="square"
        aria-label={t('shiftBoard.more')}
        title={t('shiftBoard.more')}
        aria-haspopup="menu"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="dots" />
      </Button>
      {isOpen && button.current && (
        <PopMenu
          label={t('shiftBoard.more')}
          items={items}
          anchor={button.current}
          placement="bottom-end"
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
