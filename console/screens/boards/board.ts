import { useQuery } from '@apollo/client/react'
import { createContext, useCallback, useContext, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useMe } from '../../kit/session/me.ts'
import { serverNow } from '../../kit/words/serverClock.ts'
import { today as dayOf } from '../../kit/words/time.ts'
import { asSearch, type Patch, patched } from '../../resource/address.ts'
import { metaOf, type Ref } from '../../resource/meta.ts'
import { choicesDocument } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import type { Some } from './drill.ts'
import { BoardMachinesDocument } from './gen/boards.ts'
import { type BoardRange, ORDINARY, type Preset, readBoardRange } from './range.ts'

const MOST = 100
const page = { no: 1, size: MOST }
const context = SHOWN_HERE
const noWorkshops: readonly Ref[] = []

function useWorkshops(): readonly Ref[] {
  const { data } = useQuery(choicesDocument(metaOf('workshop')), { variables: { page }, context })
  return data?.page.items ?? noWorkshops
}

/**
 * Lists know machines and no workshops, so those of one workshop are named one by one. Undefined stands for all machines;
 * none at all while they are not known, or too many to be named.
 */
function useMachinesOf(workshopId: string | null): string | undefined {
  const { data } = useQuery(BoardMachinesDocument, {
    variables: { filter: { workshopId: { eq: workshopId } }, page },
    skip: !workshopId,
    context,
  })
  if (!workshopId) return undefined
  const items = data?.page.items ?? []
  return items.length < MOST ? items.map((one) => one.id).join() : ''
}

/** What all panels of the board are about. */
export interface Board {
  range: BoardRange
  today: string
  /** The range that nobody has to choose. */
  ordinary: Preset
  workshopId: string | null
  plantName: string
  /** Of the chosen workshop; empty for the whole plant. */
  workshopName: string
  workshops: readonly Ref[]
  /** What else the figures are asked for. */
  filters?: Readonly<Record<string, string>>
  /** Range and machines as lists are asked for them. */
  some: Some
  go: (patch: Patch) => void
}

export const BoardContext = createContext<Board | null>(null)

export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (!board) throw new Error('useBoard needs the board around it')
  return board
}

/** Range and workshop live in the address, so that a link shows a colleague the same figures. */
export function useBoardAddress(ordinary: Preset = ORDINARY): Board {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { plants, currentPlantId } = useMe()
  const today = dayOf(serverNow())
  const go = useCallback(
    (patch: Patch) => {
      const next = asSearch(patched(new URLSearchParams(search), patch))
      navigate({ pathname, search: next ? `?${next}` : '' }, { replace: true })
    },
    [navigate, pathname, search],
  )
  const params = useMemo(() => new URLSearchParams(search), [search])
  const workshopParam = params.get('workshop') ?? ''
  const workshopId = /^[1-9]\d*$/.test(workshopParam) ? workshopParam : null
  const workshops = useWorkshops()
  const machines = useMachinesOf(workshopId)
  return useMemo(() => {
    const range = readBoardRange(params.get('range'), today, ordinary)
    return {
      range,
      today,
      ordinary,
      workshopId,
      workshops,
      workshopName: workshops.find((one) => one.id === workshopId)?.title ?? '',
      plantName: plants.find((plant) => plant.id === currentPlantId)?.name ?? '',
      some: { range, equipmentIds: machines?.split(',').filter(Boolean) },
      go,
    }
  }, [params, today, ordinary, workshopId, workshops, machines, plants, currentPlantId, go])
}
