import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { Icon } from '../../kit/looks/icons.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { useCan } from '../../kit/session/me.ts'
import { usePathOf } from '../../kit/session/navigation.ts'
import { labelled } from '../../resource/meta.ts'
import { started } from '../../resource/quickCreate.ts'
import { barPlaces, everybodysPath, starts } from '../../screens/index.ts'
import * as styles from './BottomBar.module.css'
import { useTyping } from './useTyping.ts'

const OpenScanner = lazyComponent(() => import('../../fields/scan/OpenScanner.tsx').then((module) => module.OpenScanner), { themed: true })

const SCANNABLE = labelled.flatMap(({ permission }) => [`${permission}:list`, `${permission}:query`])

/** What somebody on the floor needs, where the thumb is. */
export function BottomBar({ isInert }: { isInert: boolean }) {
  const { t } = useTranslation()
  const [isScanning, setIsScanning] = useState(false)
  const can = useCan()
  const menuPath = usePathOf()
  const pathOf = (name: string) => menuPath(name) ?? everybodysPath(name)
  const begun = useSyncExternalStore(started.subscribe, started.get)
  const mine = starts.filter(({ permission }) => can(permission))
  const mayScan = mine.length > 0 || SCANNABLE.some(can)
  const close = useCallback(() => setIsScanning(false), [])
  useTyping()
  return (
    <nav className={styles.bottomBar} data-slot="bottom-bar" aria-label={t('phone.bar.label')} inert={isInert}>
      {mayScan && <Press icon="qr" word={t('phone.bar.scan')} isOpen={isScanning} onPress={() => setIsScanning(true)} />}
      {mine.map(({ name, icon }) => (
        <Press key={name} icon={icon} word={t(`phone.bar.${name}`)} isOpen={begun === name} onPress={() => started.set(name)} />
      ))}
      {barPlaces.map((places) => {
        const place = places.find(({ to, permissions }) => pathOf(to) && (!permissions || permissions.some(can)))
        return place && <Place key={place.to} to={pathOf(place.to) ?? ''} icon={place.icon} word={t(`phone.bar.${place.word}`)} />
      })}
      <Place to="/profile/index" icon="user" word={t('phone.bar.me')} />
      {isScanning && <OpenScanner title={t('phone.scan.titles.open')} onClose={close} />}
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
