import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as buttonStyles from '../kit/Button.module.css'
import { Message } from './Message.tsx'
import { HOME } from './tabs.ts'

export function MessagePage({ code }: { code: '401' | '404' }) {
  const { t } = useTranslation()
  return (
    <Message icon={code === '401' ? 'lock' : 'search'} title={t(`console.error.page${code}`)} text={t(`console.error.page${code}Text`)}>
      <Link className={buttonStyles.button} data-variant="outline" data-size="md" to={HOME}>
        {t('console.shell.backHome')}
      </Link>
    </Message>
  )
}
