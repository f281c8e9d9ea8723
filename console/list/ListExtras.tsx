import { type RefObject, useCallback, useState } from 'react'
import { lazyThemed } from '../kit/overlays/lazyThemed.ts'
import { BulkBar } from './extras/BulkBar.tsx'
import { InlineEdit } from './extras/InlineEdit.tsx'
import type { Place } from './extras/inlineKeys.ts'
import { LivePill, useTint } from './extras/LivePill.tsx'
import { useListKeys } from './extras/useListKeys.ts'
import { useLiveRows } from './extras/useLiveRows.ts'
import { useRangeTicks } from './extras/useRangeTicks.ts'
import type { ListView } from './listView.ts'
import './extras/changes.module.css'

const KeyHelp = lazyThemed(() => import('./extras/KeyHelp.tsx').then((module) => module.KeyHelp))

/** What a list can do beyond being read; fetched once its first rows stand. */
export function ListExtras({ view, box }: { view: ListView; box: RefObject<HTMLElement | null> }) {
  const [place, start] = useState<Place | null>(null)
  const [isHelping, setIsHelping] = useState(false)
  const { list } = view
  const { difference, forget } = useLiveRows(list)
  const tint = useTint(list, box)
  const refresh = () => {
    tint()
    forget()
    list.refresh()
  }
  const onTick = useRangeTicks(view, box)
  useListKeys({ view, box, onRefresh: refresh, onHelp: () => setIsHelping(true), onEditCell: start, onTick })
  return (
    <>
      <LivePill difference={difference} onShow={refresh} />
      <InlineEdit view={view} box={box} place={place} start={useCallback((next: Place | null) => start(next), [])} />
      <BulkBar view={view} />
      {isHelping && <KeyHelp view={view} onClose={() => setIsHelping(false)} />}
    </>
  )
}
