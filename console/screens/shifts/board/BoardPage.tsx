import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '../../../kit/browser/media.ts'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { useCan } from '../../../kit/session/me.ts'
import { dayText } from '../../../kit/words/dayText.ts'
import { addDays } from '../../../kit/words/time.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { Failed, Skeleton } from '../../../resource/states.tsx'
import { BoardHead } from './BoardHead.tsx'
import { DayList } from './DayList.tsx'
import { PeopleGrid } from './PeopleGrid.tsx'
import { PositionTable } from './PositionTable.tsx'
import * as styles from './ScheduleBoard.module.css'
import { useAddress } from './useAddress.ts'
import { useBoard } from './useBoard.ts'

const Confirm = lazyComponent(() => import('../../../resource/dialogs/Confirm.tsx').then((module) => module.Confirm), { themed: true })
const GenerateDialog = lazyComponent(() => import('./generate/GenerateDialog.tsx').then((module) => module.GenerateDialog), {
  themed: true,
})
const PHONE = '(max-width: 767px)'
const WEEK = 7

/** Who works when and where: planned by people and days, or looked at by positions. */
export function BoardPage() {
  const { t } = useTranslation()
  const can = useCan()
  const isPhone = useMedia(PHONE)
  const address = useAddress(isPhone)
  const planning = useBoard(address.from, address.to)
  const { board, failure, isTurning, refetch } = planning
  const [dialog, setDialog] = useState<'copyWeek' | 'generate' | null>(null)
  const [mayEdit, mayGenerate] = [can('shifts:schedule:edit'), can('shifts:schedule:generate')]
  const close = () => setDialog(null)
  const copyWeek = () => setDialog('copyWeek')
  const next = addDays(address.monday, WEEK)
  const isWide = address.span === 'week'
  return (
    <section
      className={`${pageStyles.page} ${isPhone ? '' : styles.page}`}
      data-slot="page"
      aria-label={t('console.pages.shiftBoard')}
      aria-busy={planning.isLoading}
    >
      <BoardHead {...{ address, planning, isPhone, mayEdit, mayGenerate, copyWeek }} generate={() => setDialog('generate')} />
      <div className={`${pageStyles.card} ${styles.card}`} data-slot="card" data-turning={isTurning || undefined}>
        {failure && <Failed failure={failure} onRetry={refetch} />}
        {!board && !failure && <Skeleton lines={12} label={t('screens.list.loading')} />}
        {board && isPhone && <DayList board={board} day={address.day} />}
        {board && !isPhone && address.by === 'positions' && <PositionTable board={board} today={address.now} isWide={isWide} />}
        {board && !isPhone && address.by === 'people' && (
          <PeopleGrid
            key={`${board.days[0]} ${board.days.at(-1)}`}
            {...{ board, planning, isWide, copyWeek }}
            today={address.now}
            mayEdit={mayEdit && !isTurning}
          />
        )}
      </div>

      {dialog === 'copyWeek' && (
        <Confirm
          title={t('shiftBoard.copyWeek')}
          action={t('shiftBoard.copy')}
          onClose={close}
          onConfirm={() => {
            close()
            void planning.copyWeek(address.monday, next).then((isDone) => isDone && address.go({ day: next }))
          }}
        >
          {t('shiftBoard.copyWeekHint', { from: dayText(address.monday, 'short'), to: dayText(next, 'short') })}
        </Confirm>
      )}
      {dialog === 'generate' && board && (
        <GenerateDialog board={board} from={address.from} to={address.to} onDone={refetch} onClose={close} />
      )}
    </section>
  )
}
