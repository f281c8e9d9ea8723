import { createContext, useContext } from 'react'

/** Moves the person to another of their plants; the page stays at its address and is read anew. Out: false when they would rather stay. */
export type PlantSwitch = (plantId: string) => Promise<boolean>

export const PlantSwitchContext = createContext<PlantSwitch>(() => Promise.reject(new Error('a plant is switched inside the shell only')))

export const usePlantSwitch = (): PlantSwitch => useContext(PlantSwitchContext)
