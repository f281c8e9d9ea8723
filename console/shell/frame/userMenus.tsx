import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import { useMe } from '../../kit/session/me.ts'
import { PlantMark } from '../../kit/session/PlantMark.tsx'
import * as topMenusStyles from './TopMenus.module.css'

export function PlantFace() {
  const { t } = useTranslation()
  const { plants, currentPlantId } = useMe()
  return (
    <>
      {plants.length > 1 ? <PlantMark id={currentPlantId} /> : <Icon name="factory" />}
      <span>{plants.find((plant) => plant.id === currentPlantId)?.name ?? t('console.shell.noPlant')}</span>
      {plants.length > 1 && <Icon name="down" size={14} />}
    </>
  )
}

export function AvatarFace() {
  return <span className={marksStyles.avatar}>{useMe().user.name.slice(0, 1)}</span>
}

export type MenuName = 'plant' | 'account'

interface Props {
  onPrepare?: () => void
  onPress?: (name: MenuName) => void
}

/** What the menus look like before their code has come. */
export function UserMenus({ onPrepare, onPress }: Props) {
  const { t } = useTranslation()
  const { plants, currentPlantId, user } = useMe()
  const name = plants.find((plant) => plant.id === currentPlantId)?.name
  const look = { type: 'button', 'aria-haspopup': 'menu', 'aria-expanded': false, onPointerEnter: onPrepare, onFocus: onPrepare } as const
  return (
    <>
      {plants.length > 1 ? (
        <button
          {...look}
          className={topMenusStyles.plantBtn}
          data-slot="plant-btn"
          aria-label={t('console.shell.plant', { name })}
          onClick={() => onPress?.('plant')}
        >
          <PlantFace />
        </button>
      ) : (
        <span className={topMenusStyles.plantBtn} data-slot="plant-btn">
          <PlantFace />
        </span>
      )}
      <button
        {...look}
        className={topMenusStyles.meBtn}
        data-slot="me-btn"
        aria-label={t('console.shell.account', { name: user.name })}
        onClick={() => onPress?.('account')}
      >
        <AvatarFace />
      </button>
    </>
  )
}
