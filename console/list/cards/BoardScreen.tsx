import { useApolloClient } from '@apollo/client/react'
import type { BoardSpec } from '../../resource/defineScreen.ts'
import { useChanges } from '../../resource/live/useChanges.ts'
import type { Row } from '../../resource/meta.ts'
import { forget } from '../../resource/operations/write.ts'
import type { ListView } from '../listView.ts'
import { ScreenFrame } from '../ScreenFrame.tsx'
import { LookSwitch } from './LookSwitch.tsx'
import { RowBoard } from './RowBoard.tsx'

/** A list looked at as a board. Each column asks for itself: all are read anew on request, and after others have changed rows. */
export function BoardScreen({ view, board }: { view: ListView; board: BoardSpec<Row> }) {
  const { cache } = useApolloClient()
  const refresh = () => forget(cache, view.meta)
  useChanges(view.meta.name, refresh)
  const fresh = { ...view, list: { ...view.list, refresh } }
  return (
    <ScreenFrame view={fresh} tools={<LookSwitch view={fresh} />}>
      <RowBoard view={fresh} board={board} />
    </ScreenFrame>
  )
}
