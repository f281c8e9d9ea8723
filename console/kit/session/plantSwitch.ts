import { createContext, useContext } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMe } from './me.ts'

/**
 * Moves the person to another of their plants and to an address there; without one the page stays and is read anew. Out: false when they
 * would rather stay.
 */
export type PlantSwitch = (plantId: string, path?: string) => Promise<boolean>

export const PlantSwitchContext = createContext<PlantSwitch>(() => Promise.reject(new Error('a plant is switched inside the shell only')))

export const usePlantSwitch = (): PlantSwitch => useContext(PlantSwitchContext)

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
