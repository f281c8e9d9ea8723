import { type RefObject, useCallback, useState } from 'react'
import { lazyComponent } from '../kit/network/lazyComponent.tsx'
import type { ListController } from './controller/listController.ts'
import { BulkBar } from './extras/BulkBar.tsx'
import { InlineEdit } from './extras/InlineEdit.tsx'
import type { Place } from './extras/inlineKeys.ts'
import { LivePill, useTint } from './extras/LivePill.tsx'
import { useListKeys } from './extras/useListKeys.ts'
import { useLiveRows } from './extras/useLiveRows.ts'
import { useRangeTicks } from './extras/useRangeTicks.ts'
import './extras/changes.module.css'

const KeyHelp = lazyComponent(() => import('./extras/KeyHelp.tsx').then((module) => module.KeyHelp), { themed: true })

/** Everything of a list beyond reading it; loaded after the first rows are rendered. */
export function ListExtras({ list, box }: { list: ListController; box: RefObject<HTMLElement | null> }) {
  const [place, start] = useState<Place | null>(null)
  const [isHelping, setIsHelping] = useState(false)
  const { difference, forget } = useLiveRows(list)
  const tint = useTint(list, box)
  const refresh = () => {
    tint()
    forget()
    list.refresh()
  }
  const onTick = useRangeTicks(list, box)
  useListKeys({ list, box, onRefresh: refresh, onHelp: () => setIsHelping(true), onEditCell: start, onTick })
  return (
    <>
      <LivePill difference={difference} onShow={refresh} />
      <InlineEdit list={list} box={box} place={place} start={useCallback((next: Place | null) => start(next), [])} />
      <BulkBar list={list} />
      {isHelping && <KeyHelp list={list} onClose={() => setIsHelping(false)} />}
    </>
  )
}
