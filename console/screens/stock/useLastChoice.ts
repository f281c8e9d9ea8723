import { useState } from 'react'
import { recentIds, rememberChoice } from '../../fields/choices/recent.ts'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { useMe } from '../../kit/session/me.ts'

/** Staff who look after inks. */
export const INK_KEEPERS = { isInk: true }
/** Whoever books it now is there. */
export const NOW = {}

/** A choice that begins with what this person chose last on this device: the same hands carry cans to the same machine all day. */
export function useLastChoice(target: ResourceName) {
  const { user, currentPlantId } = useMe()
  const plant = String(currentPlantId ?? '')
  const [ids, setIds] = useState<readonly string[]>(() => recentIds(user.id, plant, target).slice(0, 1))
  return { ids, choose: setIds, remember: () => rememberChoice({ user: user.id, plant, target }, ids) }
}
