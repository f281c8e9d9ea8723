import { useApolloClient, useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../kit/overlays/toast.ts'
import { useMe } from '../../../kit/session/me.ts'
import { serverNow } from '../../../kit/words/serverClock.ts'
import { SaveStopwatchesDocument, StopwatchesDocument, type StopwatchesQuery } from '../gen/repair.ts'
import { idle, paused, readWatches, started, type Watch, type Watches, withWatch } from './stopwatch.ts'

const SILENT = { handles: ['*'] }

const textOf = (data: StopwatchesQuery | undefined, key: string) => data?.myPreferences.find((one) => one.key === key)?.value
const withText = (data: StopwatchesQuery | undefined, key: string, value: string): StopwatchesQuery => ({
  myPreferences: [...(data?.myPreferences ?? []).filter((one) => one.key !== key), { __typename: 'Preference', key, value } as never],
})

/** A person's stopwatches in this plant, one for each repair. The account keeps them, so they run on over a reload and on another device. */
export function useWatches() {
  const client = useApolloClient()
  const { t } = useTranslation()
  const { currentPlantId } = useMe()
  const key = `stopwatch.${currentPlantId}`
  const { data } = useQuery(StopwatchesDocument, { fetchPolicy: 'cache-and-network', context: SILENT })
  const text = textOf(data, key)
  const watches = useMemo(() => readWatches(text), [text])

  const show = (next: Watches) =>
    client.cache.updateQuery({ query: StopwatchesDocument }, (old) => withText(old ?? undefined, key, JSON.stringify(next)))
  const readFresh = async () => {
    const fresh = await client.query({ query: StopwatchesDocument, fetchPolicy: 'network-only', context: SILENT })
    return readWatches(textOf(fresh.data, key))
  }
  /** Shown at once, then written over what other devices have said meanwhile. */
  const change = async (repairId: string, update: (watch: Watch) => Watch | null) => {
    const turned = (all: Watches) => withWatch(all, repairId, update(all[repairId] ?? idle))
    show(turned(watches))
    try {
      const next = turned(await readFresh())
      await client.mutate({ mutation: SaveStopwatchesDocument, variables: { key, value: JSON.stringify(next) }, context: SILENT })
      show(next)
    } catch {
      show(watches)
      toast({ type: 'error', id: 'stopwatch', title: t('repairWork.watch.failed') })
    }
  }
  return {
    watches,
    start: (repairId: string) => change(repairId, (watch) => started(watch, serverNow())),
    pause: (repairId: string) => change(repairId, (watch) => paused(watch, serverNow())),
    clear: (repairId: string) => change(repairId, () => null),
  }
}
export type WatchControl = ReturnType<typeof useWatches>
