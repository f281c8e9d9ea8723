import { useApolloClient } from '@apollo/client/react'
import type { BoardSpec } from '../../resource/defineScreen.ts'
import { useChanges } from '../../resource/live/useChanges.ts'
import type { Row } from '../../resource/meta.ts'
import { forget } from '../../resource/operations/write.ts'
import type { ListController } from '../controller/listController.ts'
import { ScreenFrame } from '../ScreenFrame.tsx'
import { LookSwitch } from './LookSwitch.tsx'
import { RowBoard } from './RowBoard.tsx'

/** A list shown as a board. Each column has its own query; all refetch on request, and after others have changed rows. */
export function BoardScreen({ list, board }: { list: ListController; board: BoardSpec<Row> }) {
  const { cache } = useApolloClient()
  const refresh = () => forget(cache, list.meta)
  useChanges(list.meta.name, refresh)
  const fresh = { ...list, list: { ...list, refresh } }
  return (
    <ScreenFrame list={fresh} tools={<LookSwitch list={fresh} />}>
      <RowBoard list={fresh} board={board} />
    </ScreenFrame>
  )
}
