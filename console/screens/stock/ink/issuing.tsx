import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import type { ActionProps, ExtraAction } from '../../../resource/defineScreen.ts'
import type { Issue } from './useIssue.ts'

const IssueInk = lazyComponent(() => import('./IssueInk.tsx').then((module) => module.IssueInk), { themed: true })

/** The button that issues the ink of a row, whose batches it finds by itself. */
export const issuing = <T extends object>(about: (row: T) => { title: string; issue: Issue }): ExtraAction<T> => ({
  title: 'stockMoves.take',
  permission: 'stock:inkLog:add',
  dialog: ({ row, onDone }: ActionProps<T>) => <IssueInk {...about(row)} onDone={onDone} />,
})
