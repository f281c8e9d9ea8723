import { session } from './session.ts'

const [PLANTS, CURRENT] = ['plants', 'currentPlantID']

interface Stored {
  readonly plants: readonly { readonly id: string; readonly name: string }[]
  readonly currentPlantId: string
}

/**
 * Plants and current plant stand in the browser's memory under the names of the specification (§9), for whatever else on the page reads them
 * there. Ids are numbers, as on the wire of old clients; 0 means none. Nothing here reads them back.
 */
export const storedPlants = {
  store({ plants, currentPlantId }: Stored) {
    // A tab that stayed behind in its plant does not speak for the browser.
    if (session.apart) return
    localStorage.setItem(PLANTS, JSON.stringify(plants.map(({ id, name }) => ({ id: Number(id), name }))))
    localStorage.setItem(CURRENT, String(Number(currentPlantId) || 0))
  },
  forget() {
    for (const key of [PLANTS, CURRENT]) localStorage.removeItem(key)
  },
}

session.subscribe(() => {
  if (!session.open || session.expired) storedPlants.forget()
})
