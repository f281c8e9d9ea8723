import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { observable } from '../../kit/browser/observable.ts'
import { client, endStreams, refetchAll } from '../../kit/network/client.ts'
import { toast } from '../../kit/overlays/toast.ts'
import { confirmLeave, unsaved } from '../../kit/overlays/unsaved.ts'
import { SwitchPlantDocument } from '../../kit/session/gen/session.ts'
import { useMe } from '../../kit/session/me.ts'
import { session } from '../../kit/session/session.ts'
import { notifyOtherTabs } from './otherTabs.ts'
import { openTabs } from './tabs.ts'

/** True while the main content is taken down and fetched again under another plant. */
export const isReloading = observable(false)

/** Forgets everything read under the old plant and opens the pages anew. */
export async function reloadMain() {
  // Another tab of the browser may have switched without asking here.
  unsaved.letGo()
  isReloading.set(true)
  openTabs.restart()
  // The pages let go of their queries first, so that only the person is asked for again and no page twice.
  await new Promise((done) => setTimeout(done))
  try {
    await endStreams()
    await refetchAll()
  } finally {
    isReloading.set(false)
  }
}

/** `forget` takes the filters out of the address; they named things of the old plant. Out: false when somebody would rather save first. */
export async function switchPlant(plantId: string, forget: () => void): Promise<boolean> {
  if (!(await confirmLeave())) return false
  const { data } = await client.mutate({ mutation: SwitchPlantDocument, variables: { plantId } })
  if (!data) return false
  session.set(data.switchPlant.token)
  notifyOtherTabs({ kind: 'plant', token: data.switchPlant.token })
  forget()
  await reloadMain()
  return true
}

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
