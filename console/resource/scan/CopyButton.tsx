import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { toast } from '../../kit/notices.tsx'
import { copyText } from '../detail/copyText.ts'

export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const copy = async () => {
    const isDone = await copyText(text)
    toast({ type: isDone ? 'success' : 'warning', title: t(isDone ? 'phone.scan.copied' : 'phone.scan.copyFailed'), id: 'copied' })
  }
  return (
    <Button size="md" onClick={() => void copy()}>
      <Icon name="copy" />
      {t('phone.scan.copy')}
    </Button>
  )
}
