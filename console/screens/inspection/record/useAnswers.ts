import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../kit/overlays/toast.ts'
import type { RoundOrder } from '../round/round.ts'
import type { Drafts } from './drafts.ts'

interface AnswerOptions {
  orderId: string
  drafts: Drafts
  /** To the next point, or back to the round. */
  goOn: (fresh: RoundOrder) => void
  hasNext: (fresh: RoundOrder) => boolean
  onChanged: () => void
}

/** What the server says of a point. One may have turned to another by then, or have closed the sheet, and is not called back. */
export function useAnswers(options: AnswerOptions) {
  const { t } = useTranslation()
  // What has just been recorded, until the round has been read anew.
  const [fresh, setFresh] = useState<RoundOrder | null>(null)
  // The point in front of the person; none once the sheet is closed, or asleep with its page.
  const here = useRef<string | null>(null)
  useEffect(() => {
    here.current = options.orderId
    return () => {
      here.current = null
    }
  }, [options.orderId])
  // An answer belongs to the press that asked for it, and the way on to the present moment.
  const latest = useRef(options)
  latest.current = options

  const saved = (record: RoundOrder) => {
    const { drafts, goOn, hasNext, onChanged } = latest.current
    drafts.drop([record.id])
    setFresh(record)
    onChanged()
    const isHere = here.current === record.id
    // A bad result stays in sight, for somebody may have to report it.
    const isStaying = isHere && record.isOverRef
    const isClosed = !here.current || (isHere && !isStaying && !hasNext(record))
    if (isClosed || (record.isOverRef && !isHere)) notifySaved(record)
    if (isHere && !isStaying) goOn(record)
  }
  const notifySaved = ({ pointName, isOverRef }: RoundOrder) =>
    toast({
      type: isOverRef ? 'warning' : 'success',
      id: 'recorded',
      title: t(isOverRef ? 'inspectionRound.record.savedOver' : 'inspectionRound.record.saved', { title: pointName }),
    })
  const refused = ({ id, pointName }: RoundOrder) => {
    // An answer may be lost on its way back: the round knows what became of it.
    latest.current.onChanged()
    // The form that would say why may be gone.
    if (here.current !== id) toast({ type: 'error', title: t('inspectionRound.record.notSaved', { title: pointName }) })
  }
  /** From this press on, nothing that was sent before leads anywhere. */
  const leave = (go: () => void) => {
    here.current = null
    go()
  }
  return { fresh, saved, refused, leave }
}
