import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { client } from '../../kit/network/client.ts'
import { toast } from '../../kit/overlays/toast.ts'
import { AnswerMyNoticeDocument } from './gen/notices.ts'

interface AnswerButtonProps {
  noticeId: string
  /** Whatever came of it, somebody else may have been first. */
  onAnswered: () => void
}

/** Takes on what a notice asks for. */
export function AnswerButton({ noticeId, onAnswered }: AnswerButtonProps) {
  const { t } = useTranslation()
  const [isSending, setSending] = useState(false)
  const answer = async () => {
    setSending(true)
    const { data } = await client.mutate({ mutation: AnswerMyNoticeDocument, variables: { noticeId } }).catch(() => ({ data: null }))
    if (data) {
      const { number, isAssigned } = data.answer
      toast({ type: 'success', title: t(isAssigned ? 'bell.answered' : 'bell.noted', { number }) })
    }
    setSending(false)
    onAnswered()
  }
  return (
    <Button size="xs" variant="solid" tone="brand" disabled={isSending} aria-busy={isSending} onClick={() => void answer()}>
      {t('bell.answer')}
    </Button>
  )
}
