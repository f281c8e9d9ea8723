import { createContext, useContext } from 'react'

/**
 * Moves the person to another of their plants and to an address there; without one the page stays and is read anew. Out: false when they
 * would rather stay.
 */
export type PlantSwitch = (plantId: string, path?: string) => Promise<boolean>

export const PlantSwitchContext = createContext<PlantSwitch>(() => Promise.reject(new Error('a plant is switched inside the shell only')))

export const usePlantSwitch = (): PlantSwitch => useContext(PlantSwitchContext)
