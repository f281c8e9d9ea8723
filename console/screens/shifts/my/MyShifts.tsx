import { useQuery } from '@apollo/client/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tasks } from '../../../form/Tasks.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import * as tableStyles from '../../../kit/looks/table.module.css'
import { failureOf } from '../../../kit/network/failure.ts'
import { useServerNow } from '../../../kit/network/live.ts'
import { useCan } from '../../../kit/session/me.ts'
import { metaOf } from '../../../resource/meta.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { Empty, Failed, Skeleton } from '../../../resource/states.tsx'
import { useWords } from '../../../resource/words.ts'
import { CalendarCard } from './CalendarCard.tsx'
import { MyShiftsDocument } from './gen/myShifts.ts'
import { MyDay } from './MyDay.tsx'
import { MyPresence } from './MyPresence.tsx'
import { MySwaps } from './MySwaps.tsx'

const MINUTE_MS = 60_000
/** What is asked for from here: leave, or that a colleague takes a shift. */
type ShiftRequest = { of: 'workerVacation' | 'shiftSwap'; preset: Readonly<Record<string, unknown>> }

/** Two weeks of the person who looks: shifts, leave, and what colleagues ask. */
export function MyShifts() {
  const { t } = useTranslation()
  const [request, ask] = useState<ShiftRequest | null>(null)
  const { data, error, refetch } = useQuery(MyShiftsDocument, { fetchPolicy: 'cache-and-network', context: SHOWN_HERE })
  const reload = () => void refetch().catch(() => undefined)
  const maySwap = useCan()('shifts:swap:add')
  const mayLeave = useCan()('shifts:workerVacation:add')
  // The clock of a phone may be wrong: what can be said now is judged by the server's.
  const now = useServerNow({ everyMs: MINUTE_MS })
  const mine = data?.mine
  const workerId = mine?.workerId
  return (
    <section className={pageStyles.page} data-slot="page" aria-label={t('console.pages.myShifts')}>
      <header className={pageStyles.pageHead} data-slot="page-head">
        <h1>{t('console.pages.myShifts')}</h1>
        <span className="grow" />
        {workerId && mayLeave && (
          <Button onClick={() => ask({ of: 'workerVacation', preset: { workerId } })}>{t('myShifts.askLeave')}</Button>
        )}
      </header>
      {error && !mine && <Failed failure={failureOf(error)} onRetry={reload} />}
      {!mine && !error && (
        <Card>
          <Skeleton lines={6} label={t('screens.list.loading')} />
        </Card>
      )}
      {mine && !workerId && (
        <Card>
          <Empty icon="calendar" title={t('myShifts.notLinked')} hint={t('myShifts.notLinkedHint')} />
        </Card>
      )}
      {mine && workerId && (
        <>
          <MyPresence shifts={mine.shifts} now={now} />
          <MySwaps swaps={mine.swaps} onAnswered={reload} />
          <div className={pageStyles.card} data-slot="card">
            <table className={`${tableStyles.table} ${tableStyles.told}`}>
              <colgroup>
                <col width="84" />
              </colgroup>
              <tbody>
                {mine.days.map((day) => (
                  <MyDay
                    key={day}
                    day={day}
                    mine={mine}
                    now={now}
                    {...(maySwap && {
                      onSwap: (date: string, shiftId: string) =>
                        ask({ of: 'shiftSwap', preset: { fromWorkerId: workerId, date, shiftId } }),
                    })}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <CalendarCard calendar={mine.calendar} onChanged={reload} />
        </>
      )}
      {request && (
        <Ask
          request={request}
          onDone={() => {
            ask(null)
            reload()
          }}
        />
      )}
    </section>
  )
}

const Card = ({ children }: { children: ReactNode }) => (
  <div className={pageStyles.card} data-slot="card">
    {children}
  </div>
)

const spec = {}
function Ask({ request: { of, preset }, onDone }: { request: ShiftRequest; onDone: () => void }) {
  const meta = metaOf(of)
  const words = useWords(meta)
  return <Tasks meta={meta} spec={spec} words={words} task={{ kind: 'create', preset }} start={(task) => task ?? onDone()} />
}
