import { useTranslation } from 'react-i18next'
import { Icon } from '../kit/icons.tsx'
import { useMe } from '../kit/me.ts'

export function PlantFace() {
  const { t } = useTranslation()
  const { plants, currentPlantId } = useMe()
  return (
    <>
      <Icon name="factory" />
      <span>{plants.find((plant) => plant.id === currentPlantId)?.name ?? t('console.shell.noPlant')}</span>
      {plants.length > 1 && <Icon name="down" size={14} />}
    </>
  )
}

export function AvatarFace() {
  return <span className="avatar">{useMe().user.name.slice(0, 1)}</span>
}

/** What the menus look like before their code has come. */
export function Faces() {
  return (
    <>
      <span className="plant-btn">
        <PlantFace />
      </span>
      <span className="me-btn">
        <AvatarFace />
      </span>
    </>
  )
}
