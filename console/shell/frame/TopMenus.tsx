import { Menu, Portal } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { NARROW, useMedia } from '../../kit/browser/media.ts'
import { Icon } from '../../kit/looks/icons.tsx'
import { useFaultCount } from '../../kit/network/errorLog.ts'
import { useMe } from '../../kit/session/me.ts'
import { PlantMark } from '../../kit/session/PlantMark.tsx'
import { openHelp } from '../../kit/words/helpRequest.ts'
import { language } from '../../kit/words/i18n.ts'
import { accountPages } from '../../screens/index.ts'
import { switchLanguage } from '../login/language.ts'
import { useChoosePlant } from '../views/plant.ts'
import * as styles from './TopMenus.module.css'
import { AvatarFace, type MenuName, PlantFace } from './userMenus.tsx'

const below = { placement: 'bottom-end' } as const

function PlantMenu({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation()
  const { plants, currentPlantId } = useMe()
  const choose = useChoosePlant()
  if (plants.length < 2)
    return (
      <span className={styles.plantBtn} data-slot="plant-btn">
        <PlantFace />
      </span>
    )
  const name = plants.find((plant) => plant.id === currentPlantId)?.name
  return (
    <Menu.Root defaultOpen={isFirst} positioning={below} lazyMount unmountOnExit onSelect={({ value }) => void choose(value)}>
      <Menu.Trigger className={styles.plantBtn} data-slot="plant-btn" aria-label={t('console.shell.plant', { name })}>
        <PlantFace />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={t('console.shell.switchPlant')}>
            {plants.map((plant) => (
              <Menu.Item key={plant.id} value={plant.id} aria-current={plant.id === currentPlantId || undefined}>
                <span className={styles.menuMark}>{plant.id === currentPlantId && <Icon name="tick" size={14} />}</span>
                <PlantMark id={plant.id} />
                {plant.name}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

interface Props {
  onSettings: () => void
  onAbout: () => void
  onLogOut: () => void
}

function AccountMenu({ isFirst, onSettings, onAbout, onLogOut }: Props & { isFirst: boolean }) {
  const { t } = useTranslation()
  const { user } = useMe()
  const isNarrow = useMedia(NARROW)
  const navigate = useNavigate()
  const faults = useFaultCount()
  const to = (path: string) => () => void navigate(path)
  const actions: Record<string, () => void> = {
    profile: to('/profile/index'),
    ...Object.fromEntries(accountPages.map(({ name, path }) => [name, to(path)])),
    app: to('/profile/app'),
    faults: to('/profile/errors'),
    language: () => void switchLanguage(),
    settings: onSettings,
    help: () => openHelp(),
    about: onAbout,
    logout: onLogOut,
  }
  return (
    <Menu.Root defaultOpen={isFirst} positioning={below} lazyMount unmountOnExit onSelect={({ value }) => actions[value]?.()}>
      <Menu.Trigger className={styles.meBtn} data-slot="me-btn" aria-label={t('console.shell.account', { name: user.name })}>
        <AvatarFace />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="12rem">
            <div className={styles.menuWho}>
              <b>{user.name}</b>
              <span>{user.roles.map((role) => role.name).join(' · ') || user.username}</span>
            </div>
            <Menu.Separator />
            <Menu.Item value="profile">
              <Icon name="user" />
              {t('console.pages.profile')}
            </Menu.Item>
            {accountPages.map(({ name, icon }) => (
              <Menu.Item key={name} value={name}>
                <Icon name={icon} />
                {t(`console.pages.${name}`)}
              </Menu.Item>
            ))}
            {isNarrow && (
              <Menu.Item value="app">
                <Icon name="phone" />
                {t('console.pages.mobileApp')}
              </Menu.Item>
            )}
            {isNarrow && faults > 0 && (
              <Menu.Item value="faults">
                <Icon name="bug" />
                {t('console.shell.faults', { count: faults })}
              </Menu.Item>
            )}
            {isNarrow && (
              <Menu.Item value="language">
                <Icon name="globe" />
                {language() === 'zh' ? 'English' : '中文'}
              </Menu.Item>
            )}
            <Menu.Item value="settings">
              <Icon name="settings" />
              {t('console.settings.title')}
            </Menu.Item>
            <Menu.Item value="help">
              <Icon name="book" />
              {t('console.shell.help')}
            </Menu.Item>
            <Menu.Item value="about">
              <Icon name="info" />
              {t('console.shell.about')}
            </Menu.Item>
            <Menu.Item value="logout">
              <Icon name="logout" />
              {t('console.shell.logout')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

/** `first` is the one whose stand-in was pressed. */
export function TopMenus({ first, ...props }: Props & { first: MenuName }) {
  return (
    <>
      <PlantMenu isFirst={first === 'plant'} />
      <AccountMenu isFirst={first === 'account'} {...props} />
    </>
  )
}
