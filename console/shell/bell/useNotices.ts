import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../kit/overlays/toast.ts'
import { useMe } from '../../kit/session/me.ts'
import { useGoTo } from '../../kit/session/plantSwitch.ts'
import { useSession } from '../../kit/session/session.ts'
import { followNotices, markRead, type ServerNotice } from './serverNotices.ts'

const URGENT_MS = 15_000

/** Follows the notices of the person in all their plants; what is urgent is said at once, wherever they are. */
export function useNotices() {
  const { t } = useTranslation()
  const { identity, expired } = useSession()
  const { currentPlantId } = useMe()
  const { elsewhere, go } = useGoTo()
  const ring = useEffectEvent(({ id, plant, subject, body, path }: ServerNotice) => {
    const open = () => {
      void markRead([id])
      void go(plant.id, path ?? '')
    }
    toast({
      type: 'warning',
      id: `notice:${id}`,
      title: [elsewhere(plant), subject].filter(Boolean).join(' · '),
      ...(body && { detail: body.split('\n')[0] ?? '' }),
      ...(path && { action: { title: t('bell.open'), run: open } }),
      durationMs: URGENT_MS,
      // The server keeps it.
      isPersistent: false,
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plant has notices of its own
  useEffect(() => {
    if (identity && !expired) return followNotices((notice) => ring(notice))
  }, [identity, expired, currentPlantId])
}
