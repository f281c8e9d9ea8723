import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { withAmount } from '../../../fields/display/numberText.ts'
import { AmountsControl } from '../../../fields/inputs/AmountsControl.tsx'
import { useStepSaved } from '../../../form/drafts/stepDrafts.ts'
import { clock } from '../../../kit/network/live.ts'
import { serverNow } from '../../../kit/words/serverClock.ts'
import type { CustomControlProps } from '../../../resource/controlProps.ts'
import { refsOf } from '../../../resource/meta.ts'
import { useMyself } from '../../shared/useMyself.ts'
import { bookable, elapsed } from './stopwatch.ts'
import { useWatches } from './useWatches.ts'

/** Work that began longer ago was not done in one go. */
const ONE_GO_MS = 12 * 3_600_000
function sinceBegun(beginDate: unknown): number {
  const spent = typeof beginDate === 'string' ? serverNow() - Date.parse(beginDate) : 0
  return spent > 0 && spent <= ONE_GO_MS ? spent : 0
}

/**
 * Hours of each repairer. For the person who works, what the own stopwatch shows is filled in, or where hours are needed the time since the work
 * began; the watch is done once they are booked.
 */
export function StepHours(props: CustomControlProps) {
  const { name, form, row, field } = props
  const { t } = useTranslation()
  const { watches, clear } = useWatches()
  const people = row ? refsOf(row, field) : []
  const [myself, setMyself] = useState(people.length === 1 ? people[0]?.id : undefined)
  useMyself((me) => people.some(({ id }) => id === me.id) && setMyself(me.id))
  const watch = row && watches[row.id]
  const [spentMs, setSpent] = useState(0)
  const amounts = useWatch({ control: form.control, name })
  const isEmpty = !Array.isArray(amounts) || !amounts.length
  const offer = useEffectEvent(() => {
    const spent = watch ? elapsed(watch, serverNow()) : sinceBegun(row?.['beginDate'])
    if (!spent || !myself || !isEmpty) return
    setSpent(spent)
    form.setValue(name, withAmount([], myself, String(bookable(spent))), { shouldDirty: true })
  })
  // Without a stopwatch only what must be said is filled in.
  const isKnown = Boolean(myself && (watch || field.required))
  useEffect(() => {
    if (isKnown) offer()
  }, [isKnown])
  useStepSaved(() => {
    if (row && watch && spentMs) void clear(row.id)
  })
  return (
    <>
      <AmountsControl {...props} />
      {spentMs > 0 && <small>{t('repairWork.book.rounded', { time: clock(spentMs) })}</small>}
    </>
  )
}
