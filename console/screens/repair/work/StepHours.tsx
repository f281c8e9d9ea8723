import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { withAmount } from '../../../fields/display/numberText.ts'
import { AmountsControl } from '../../../fields/inputs/AmountsControl.tsx'
import { useStepSaved } from '../../../form/drafts/stepDrafts.ts'
import { clock } from '../../../kit/network/live.ts'
import { serverNow } from '../../../kit/session/session.ts'
import type { CustomControlProps } from '../../../resource/controlProps.ts'
import { refsOf } from '../../../resource/meta.ts'
import { useMyself } from '../../shared/useMyself.ts'
import { bookable, elapsed } from './stopwatch.ts'
import { useWatches } from './useWatches.ts'

/** Hours of each repairer; what the own stopwatch shows is filled in for the person who works, and the watch is done once they are booked. */
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
    const spent = watch ? elapsed(watch, serverNow()) : 0
    if (!spent || !myself || !isEmpty) return
    setSpent(spent)
    form.setValue(name, withAmount([], myself, String(bookable(spent))), { shouldDirty: true })
  })
  const isKnown = Boolean(myself && watch)
  useEffect(() => {
    if (isKnown) offer()
  }, [isKnown])
  useStepSaved(() => {
    if (row && spentMs) void clear(row.id)
  })
  return (
    <>
      <AmountsControl {...props} />
      {spentMs > 0 && <small>{t('repairWork.book.rounded', { time: clock(spentMs) })}</small>}
    </>
  )
}
