import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '../../../kit/browser/media.ts'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { CountTabs } from '../../../list/filters/CountTabs.tsx'
import { RefreshButton } from '../../../resource/live/RefreshButton.tsx'
import * as pageStyles from '../../../resource/page.module.css'
import { Empty, Failed, Skeleton } from '../../../resource/states.tsx'
import * as styles from './Dispatch.module.css'
import { DragArea } from './DragArea.tsx'
import { PeoplePanel } from './PeoplePanel.tsx'
import { QueueRow } from './QueueRow.tsx'
import { type Board, type Item, isInView, keyOf, peopleFor, VIEWS, type View } from './queue.ts'
import { useRowWords } from './rowWords.ts'
import { useAssign, useMayAssign } from './useAssign.ts'
import { useBoard, useQueue } from './useBoard.ts'
import { useChoice } from './useChoice.ts'
import { useDispatchKeys } from './useDispatchKeys.ts'

const PeopleSheet = lazyComponent(() => import('./PeopleSheet.tsx').then((module) => module.PeopleSheet), { themed: true })
/** Too narrow for people beside the queue: they come as a sheet. */
const NARROW = '(max-width: 767px)'

/** Rows that are drawn with the first paint: a screen and a half. The others follow without keeping anybody waiting. */
const FIRST_ROWS = 20

/** What waits on one side, who could do it on the other. */
export function DispatchPage() {
  const { t } = useTranslation()
  const { board, failure, refetch } = useBoard()
  const [view, setView] = useState<View>('ALL')
  return (
    <section className={`${pageStyles.page} ${styles.dispatch}`} data-slot="page" aria-label={t('console.pages.dispatch')}>
      <header className={pageStyles.pageHead} data-slot="page-head">
        <h1>{t('console.pages.dispatch')}</h1>
        <span className="grow" />
        <small className={`note ${styles.keys}`}>{t('dispatch.keys')}</small>
        <RefreshButton onPress={() => void refetch()} />
      </header>
      <Views board={board} view={view} onChoose={setView} />
      {failure && <Failed failure={failure} onRetry={() => void refetch()} />}
      {!board && !failure && (
        <div className={pageStyles.card} data-slot="card">
          <Skeleton lines={8} label={t('screens.list.loading')} />
        </div>
      )}
      {board && <Assigning board={board} view={view} refetch={refetch} />}
    </section>
  )
}

function Views({ board, view, onChoose }: { board: Board | undefined; view: View; onChoose: (view: View) => void }) {
  const { t } = useTranslation()
  const tabs = VIEWS.map((name) => ({
    name,
    title: t(`dispatch.views.${name}`),
    count: board && (name === 'ALL' ? board.total : board.items.filter((item) => isInView(item, name)).length),
    tone: name === 'STOPPED' ? ('danger' as const) : undefined,
  }))
  return <CountTabs label={t('console.pages.dispatch')} tabs={tabs} chosen={view} onChoose={onChoose} />
}

interface AssigningProps {
  board: Board
  view: View
  refetch: () => Promise<Board | undefined>
}

function Assigning({ board, view, refetch }: AssigningProps) {
  const { t } = useTranslation()
  const isNarrow = useMedia(NARROW)
  const mayAssign = useMayAssign()
  const { hidden, assign } = useAssign(refetch)
  const queue = useQueue(board, hidden)
  const entries = useMemo(() => queue.filter(({ item }) => isInView(item, view)), [queue, view])
  const rowCount = Math.max(FIRST_ROWS, useDeferredValue(entries.length, FIRST_ROWS))
  const personCount = useDeferredValue(board.people.length, FIRST_ROWS)
  const choice = useChoice(entries, board.people, assign)
  const { chosen, picked } = choice
  const people = useMemo(() => peopleFor(board.people, chosen), [board.people, chosen])
  const isAssignable = chosen !== undefined && mayAssign(chosen)
  const words = useRowWords()
  useDispatchKeys({ choice, people, isOff: !isAssignable })
  const [shownFor, setShownFor] = useState<Item>()
  if (!entries.length)
    return (
      <div className={pageStyles.card} data-slot="card">
        <Empty icon="check" title={t('dispatch.none')} hint={t('dispatch.noneHint')} />
      </div>
    )
  return (
    <DragArea acts={choice.acts}>
      <ul className={pageStyles.card} data-slot="card dispatch-queue" aria-label={t('dispatch.queue')}>
        {entries.slice(0, rowCount).map(({ key, item, isGone }) => {
          const isChosen = !isNarrow && chosen !== undefined && keyOf(chosen) === key
          return (
            <QueueRow
              key={key}
              item={item}
              isGone={isGone}
              isChosen={isChosen}
              picked={isChosen ? picked : undefined}
              isAssignable={mayAssign(item)}
              acts={choice.acts}
              words={words}
              onMore={isNarrow ? setShownFor : undefined}
            />
          )
        })}
      </ul>
      {!isNarrow && (
        <PeoplePanel
          people={people.slice(0, personCount)}
          total={board.people.length}
          onShift={board.people.filter(({ presence }) => presence === 'ON_SHIFT').length}
          item={chosen}
          picked={picked}
          isAssignable={isAssignable}
          acts={choice.acts}
          words={words}
        />
      )}
      {shownFor && (
        <PeopleSheet people={peopleFor(board.people, shownFor)} item={shownFor} acts={choice.acts} onClose={() => setShownFor(undefined)} />
      )}
    </DragArea>
  )
}
