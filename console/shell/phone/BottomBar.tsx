import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { Icon } from '../../kit/icons.tsx'
import { lazyThemed } from '../../kit/lazyThemed.ts'
import { usePermitted } from '../../kit/Permitted.tsx'
import { usePathOf } from '../../kit/places.ts'
import * as styles from './BottomBar.module.css'
import { useTyping } from './useTyping.ts'

const OpenScanner = lazyThemed(() => import('./OpenScanner.tsx').then((module) => module.OpenScanner))

const SCANNABLE = ['masterdata:equipment', 'roller:roller', 'duct:duct', 'repair:report', 'repair:log'].flatMap((thing) => [
  `${thing}:list`,
  `${thing}:query`,
])

/** What is done from the list of repair work. */
const WORKING = ['repair:log:start', 'repair:log:complete', 'repair:report:accept']

/** What somebody in front of a machine needs, where the thumb is. */
export function BottomBar({ isInert }: { isInert: boolean }) {
  const { t } = useTranslation()
  const [purpose, setPurpose] = useState<'open' | 'report' | null>(null)
  const mayReport = usePermitted('repair:report:add')
  const mayScan = usePermitted('repair:report:add', ...SCANNABLE)
  const pathOf = usePathOf()
  const doesRepairs = usePermitted(...WORKING)
  // Whoever only reports follows the reports instead of a list of work that is always empty.
  const work = doesRepairs ? pathOf('repairWork') : undefined
  const reports = work ? undefined : pathOf('reportLog')
  const close = useCallback(() => setPurpose(null), [])
  useTyping()
  return (
    <nav className={styles.bottomBar} data-slot="bottom-bar" aria-label={t('phone.bar.label')} inert={isInert}>
      {mayScan && <Press icon="qr" word={t('phone.bar.scan')} isOpen={purpose === 'open'} onPress={() => setPurpose('open')} />}
      {mayReport && <Press icon="report" word={t('phone.bar.report')} isOpen={purpose === 'report'} onPress={() => setPurpose('report')} />}
      {work && <Place to={work} icon="wrench" word={t('phone.bar.work')} />}
      {reports && <Place to={reports} icon="flag" word={t('phone.bar.reports')} />}
      <Place to="/profile/index" icon="user" word={t('phone.bar.me')} />
      <Suspense>{purpose && <OpenScanner purpose={purpose} onClose={close} />}</Suspense>
    </nav>
  )
}

interface Entry {
  icon: string
  word: string
}

function Place({ to, icon, word }: Entry & { to: string }): ReactNode {
  return (
    <NavLink to={to}>
      <Icon name={icon} size={22} />
      <span className="clip">{word}</span>
    </NavLink>
  )
}

function Press({ icon, word, isOpen, onPress }: Entry & { isOpen: boolean; onPress: () => void }) {
  return (
    <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={onPress}>
      <Icon name={icon} size={22} />
      <span className="clip">{word}</span>
    </button>
  )
}
