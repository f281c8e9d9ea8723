import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Choices } from '../../kit/looks/Choices.tsx'
import { failureOf } from '../../kit/network/failure.ts'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { serverNow } from '../../kit/words/serverClock.ts'
import { FailureBanner } from '../../resource/dialogs/FailureBanner.tsx'
import { metaOf } from '../../resource/meta.ts'
import { useOperation } from '../../resource/operations/useOperation.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { Empty, Failed, Skeleton } from '../../resource/states.tsx'
import type { CalledShift, Mark } from './calledShift.ts'
import { MarkAttendanceDocument, RollCallDocument } from './gen/rollCall.ts'
import { RollCallTable } from './RollCallTable.tsx'

const keyOf = ({ date, shiftId }: CalledShift) => `${date} ${shiftId}`

/** Who of a crew is there, said person by person or of all who are left at once; each word is kept as it is said. */
export function RollCallDialog({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const [chosen, choose] = useState<string | null>(null)
  const { data, error, refetch } = useQuery(RollCallDocument, { fetchPolicy: 'cache-and-network', context: SHOWN_HERE })
  const { run, failure, isBusy } = useOperation(MarkAttendanceDocument, 'attendance')
  const now = serverNow()
  const shifts = data?.shifts
  const isOn = ({ beginsAt, endsAt }: CalledShift) => Date.parse(beginsAt) <= now && now < Date.parse(endsAt)
  const shift = shifts?.find((one) => keyOf(one) === chosen) ?? shifts?.find(isOn) ?? shifts?.at(-1)
  const unsaid = shift?.people.filter(({ presence }) => !presence).map(({ workerId }) => workerId) ?? []
  const mark = (workerIds: string[], newMark: Mark) => shift && run({ date: shift.date, shiftId: shift.shiftId, workerIds, mark: newMark })
  const footer = (
    <>
      <Button size="md" disabled={isBusy || !unsaid.length} onClick={() => void mark(unsaid, 'HERE')}>
        {t('rollCall.allHere', { count: unsaid.length })}
      </Button>
      <Button size="md" variant="solid" tone="brand" onClick={onDone}>
        {t('rollCall.done')}
      </Button>
    </>
  )
  return (
    <Sheet title={t('rollCall.title')} meta={metaOf('attendance')} size="lg" onClose={onDone} footer={footer} isSticky>
      <div className="stack gap-l">
        {error && !shifts && <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
        {!shifts && !error && <Skeleton lines={6} label={t('screens.list.loading')} />}
        {shifts && !shift && <Empty icon="clipboard" title={t('rollCall.none')} hint={t('rollCall.noneHint')} />}
        {shifts && shifts.length > 1 && shift && (
          <Choices
            look="strip"
            legend={t('rollCall.shift')}
            choices={shifts.map((one) => ({ value: keyOf(one), word: `${one.date.slice(5)} ${one.shiftName}` }))}
            value={keyOf(shift)}
            onChange={choose}
          />
        )}
        <FailureBanner failure={failure} />
        {shift && (
          <RollCallTable
            shift={shift}
            hasBegun={Date.parse(shift.beginsAt) <= now}
            isBusy={isBusy}
            onMark={(workerId, newMark) => void mark([workerId], newMark)}
          />
        )}
      </div>
    </Sheet>
  )
}
