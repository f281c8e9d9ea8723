import { useEffect, useMemo, useRef } from 'react'
import { client } from '../../kit/network/client.ts'
import { type ListPreferences, type ListSetup, listPreferences } from '../../list/listPreferences.ts'
import { MyListsDocument, type MyListsQuery } from './gen/myLists.ts'

const PREFIX = 'list:'
/** However long the answer takes, lists open after this. */
const PATIENCE_MS = 2000
/** A server that was too busy is asked again: without views, what a role opens by default would be missing all day. */
const RETRY_MS = 3000

function setupsOf(preferences: MyListsQuery['myPreferences']): ListPreferences['lists'] {
  const own = preferences.filter(({ key }) => key.startsWith(PREFIX))
  return Object.fromEntries(own.map(({ key, value }) => [key.slice(PREFIX.length), JSON.parse(value) as ListSetup]))
}

async function read(owner: number, isCurrent: () => boolean) {
  const { data } = await client.query({ query: MyListsDocument, fetchPolicy: 'no-cache', context: { handles: ['*'] } })
  if (data && isCurrent()) listPreferences.take(owner, data.savedViews, setupsOf(data.myPreferences))
}

/** Views and list settings are asked for together with the person, so that lists open as they were set up without a question of their own. */
export function useStoredLists(owner: number, plantId: string | undefined) {
  const requestCount = useRef(0)
  const known = useRef<string>(undefined)
  useMemo(() => plantId && listPreferences.open(owner, plantId), [owner, plantId])
  useEffect(() => {
    const isFirst = known.current === undefined && plantId !== undefined && requestCount.current > 0
    known.current = plantId
    // The answer that is under way is about this plant: it was asked for before anybody could switch.
    if (!owner || isFirst) return
    const mine = ++requestCount.current
    setTimeout(listPreferences.giveUp, PATIENCE_MS)
    const isCurrent = () => requestCount.current === mine
    const ask = () => {
      if (!isCurrent()) return
      read(owner, isCurrent).catch(() => {
        listPreferences.giveUp()
        setTimeout(ask, RETRY_MS)
      })
    }
    ask()
  }, [owner, plantId])
  useEffect(
    () => () => {
      requestCount.current++
      listPreferences.leave()
    },
    [],
  )
  useEffect(() => {
    const send = () => void import('./sendLists.ts').then((module) => module.sendLists())
    addEventListener('online', send)
    const stop = listPreferences.onChange(send)
    return () => {
      stop()
      removeEventListener('online', send)
    }
  }, [])
}
