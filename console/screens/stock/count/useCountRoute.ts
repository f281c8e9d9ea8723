import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { type CountLineFragment, StocktakeWayDocument, type StocktakeWayQuery } from './gen/stocktake.ts'

const KEYS = ['take', 'at', 'item', 'line'] as const
/** Which stocktake, at which location or of which item, and which line is open. */
export type CountPlace = Readonly<Record<(typeof KEYS)[number], string | null>>

const idIn = (text: string | null) => (text && /^(0|[1-9]\d*)$/.test(text) ? text : null)

/** Where one counts stands in the address: Back on a phone leads from the line to the shelf, and from there to the stocktake. */
export function useCountAddress() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const place = useMemo(() => {
    const params = new URLSearchParams(search)
    return Object.fromEntries(KEYS.map((key) => [key, idIn(params.get(key))])) as CountPlace
  }, [search])
  const go = useCallback(
    (next: Partial<CountPlace>, isReplacing = false) => {
      const entries = Object.entries(next).flatMap(([key, value]) => (value ? [[key, value]] : []))
      const text = new URLSearchParams(entries).toString()
      navigate({ pathname, search: text && `?${text}` }, { replace: isReplacing })
    },
    [navigate, pathname],
  )
  return { place, go }
}

type StocktakeRoute = StocktakeWayQuery['way']
type Lines = ReadonlyMap<string, CountLineFragment>
interface Where {
  readonly locationId?: string
  readonly itemId?: number
}

/** Whether a line lies at a place or below it; locations are three deep. */
export function isAt({ location, itemId }: CountLineFragment, { at, item }: CountPlace): boolean {
  if (item) return String(itemId) === item
  if (at === '0') return !location
  return at === null || [location?.id, location?.parent?.id, location?.parent?.parent?.id].includes(at)
}
const whereOf = ({ at, item }: CountPlace): Where => ({
  ...(at && at !== '0' && { locationId: at }),
  ...(item && { itemId: Number(item) }),
})

/** What was written last holds, whichever answer comes first. */
export function mergedLines(old: Lines, fresh: readonly CountLineFragment[]): Lines {
  const next = new Map(old)
  for (const line of fresh) if ((next.get(line.id)?.updatedAt ?? '') <= line.updatedAt) next.set(line.id, line)
  return next
}

/**
 * All lines of a stocktake, some hundred at a time, so that every shelf can be counted without a connection too. Later only what may have changed
 * is read anew: the first of them, and those of the place in sight.
 */
export function useCountRoute(id: string, place: CountPlace) {
  const client = useApolloClient()
  const [route, setRoute] = useState<StocktakeRoute>()
  const [lines, setLines] = useState<Lines>(new Map())
  const [unlisted, setUnlisted] = useState<StocktakeRoute['unlisted']>([])
  const [error, setError] = useState<unknown>()
  const [isWhole, setIsWhole] = useState(false)
  const isHere = useRef(true)
  const take = useCallback((fresh: readonly CountLineFragment[]) => setLines((old) => mergedLines(old, fresh)), [])
  const load = useCallback(
    async (where: Where, isAll: boolean) => {
      const found: CountLineFragment[] = []
      let answer: StocktakeRoute | undefined
      do {
        const last = answer?.lines.at(-1)
        const variables = { id, ...where, ...(last && { afterId: Number(last.id) }) }
        const { data } = await client.query({ query: StocktakeWayDocument, variables, context: SHOWN_HERE, fetchPolicy: 'no-cache' })
        answer = data?.way
        if (!isHere.current || !answer) break
        setRoute(answer)
        take(answer.lines)
        found.push(...answer.lines)
      } while (isAll && answer.hasMore)
      return { lines: found, unlisted: answer?.unlisted ?? [], hasMore: answer?.hasMore ?? false }
    },
    [client, id, take],
  )
  const quietly = useCallback(async <T>(work: Promise<T>) => {
    try {
      const done = await work
      setError(undefined)
      return done
    } catch (failure) {
      setError(failure)
      return undefined
    }
  }, [])
  const { at, item } = place
  const where = useMemo(() => whereOf({ take: null, line: null, at, item }), [at, item])
  const isListing = at !== null || item !== null
  const readPlace = useCallback(async () => {
    if (isListing) setUnlisted((await quietly(load(where, true)))?.unlisted ?? [])
  }, [isListing, load, quietly, where])
  useEffect(() => {
    isHere.current = true
    void quietly(load({}, true)).then((done) => setIsWhole(done !== undefined))
    return () => {
      isHere.current = false
    }
  }, [load, quietly])
  useEffect(() => {
    setUnlisted([])
    // One page holds all of most lists.
    if (item !== null || !isWhole) void readPlace()
  }, [item, isWhole, readPlace])
  const look = useCallback(() => {
    void quietly(load({}, false)).then((first) => (first?.hasMore || item ? readPlace() : undefined))
    if (!isWhole) void quietly(load({}, true)).then((done) => done && setIsWhole(true))
  }, [item, isWhole, load, quietly, readPlace])
  /** The lines of a place, and of an item what the list lacks; as far as they are at hand where there is no connection. */
  const find = async (wanted: CountPlace) => {
    const here = [...lines.values()].filter((line) => isAt(line, wanted))
    return (here.length && wanted.at ? undefined : await quietly(load(whereOf(wanted), false))) ?? { lines: here, unlisted: [] }
  }
  const known = useMemo(() => [...lines.values()].sort((a, b) => Number(a.id) - Number(b.id)), [lines])
  return { way: route, known, unlisted, isWhole, error, look, find, take }
}
