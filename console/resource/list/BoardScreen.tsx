import { useApolloClient } from '@apollo/client/react'
import type { BoardSpec } from '../defineScreen.ts'
import type { Row } from '../meta.ts'
import { useChanges } from '../useChanges.ts'
import { forget } from '../write.ts'
import { LookSwitch } from './LookSwitch.tsx'
import type { ListView } from './listView.ts'
import { RowBoard } from './RowBoard.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'

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
