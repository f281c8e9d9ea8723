import { useNavigate } from 'react-router-dom'
import { useMe } from './me.ts'
import { usePlantSwitch } from './plantSwitch.ts'

/** Opens something that may lie in another plant of this person: there first, unless they would rather stay with what they are typing. */
export function useGoTo() {
  const { currentPlantId, plants } = useMe()
  const navigate = useNavigate()
  const switchPlant = usePlantSwitch()
  return {
    /** The name of a plant that is not this one; empty for what lies here. */
    elsewhere: (plant: { id: string; name: string } | undefined) =>
      !plant || plant.id === currentPlantId ? '' : (plants.find(({ id }) => id === plant.id)?.name ?? plant.name),
    go: async (plantId: string | undefined, path: string): Promise<boolean> => {
      if (plantId && plantId !== currentPlantId) return switchPlant(plantId, path).catch(() => false)
      navigate(path)
      return true
    },
  }
}
