import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useMe } from '../kit/me.ts'
import { toast } from '../kit/notices.tsx'
import { switchPlant } from './plant.ts'

/** Moves to another plant of this person, unless they would rather save first. */
export function useChoosePlant() {
  const { t } = useTranslation()
  const { plants, currentPlantId } = useMe()
  const navigate = useNavigate()
  return async (id: string) => {
    if (id === currentPlantId) return
    try {
      if (!(await switchPlant(id, () => navigate(location.pathname, { replace: true })))) return
    } catch {
      // It has been told by then, and nothing has changed.
      return
    }
    toast({ type: 'success', title: t('console.shell.plantSwitched', { name: plants.find((plant) => plant.id === id)?.name }) })
  }
}
