import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { nonce } from '../../kit/network/nonce.ts'
import { useMe, usePlantName } from '../../kit/session/me.ts'
import { serverNow } from '../../kit/words/serverClock.ts'
import { dateTime } from '../../kit/words/time.ts'
import { pageStyle } from './cssText.ts'
import './paper.module.css'
import * as styles from './PrintFrame.module.css'

interface PrintFrameProps {
  /** What the page is called; the browser proposes `fileName` as the name of the PDF. */
  title: string
  fileName: string
  isReady: boolean
  isWide?: boolean
  /** Sheets of a size of their own: the rule of their pages. */
  sheet?: string
  /** What whoever prints should know; it stays on the screen. */
  hint?: string
  /** What else can be set before printing. */
  tools?: ReactNode
  children: ReactNode
}

/** A sheet as it will come out, below a bar that stays on the screen. */
export function PrintFrame({ title, fileName, isReady, isWide = false, sheet, hint, tools, children }: PrintFrameProps) {
  const { t } = useTranslation()
  const { user } = useMe()
  const plant = usePlantName()
  const at = usePrintTime()
  useEffect(() => {
    if (isReady) document.title = [fileName, plant].filter(Boolean).join(' ')
  }, [isReady, fileName, plant])
  const foot = [plant, fileName, t('print.printedBy', { time: dateTime(at), name: user.name })].filter(Boolean).join(' · ')
  return (
    <section className={styles.printPage} data-slot="print-page" aria-label={title} data-wide={isWide || undefined}>
      <style nonce={nonce}>{sheet ?? pageStyle({ isWide, foot })}</style>
      <header className={`row gap-l ${styles.printBar}`} data-slot="print-bar">
        <h1>{title}</h1>
        <span className="grow" />
        {tools}
        <Button variant="solid" tone="brand" disabled={!isReady} onClick={() => window.print()}>
          <Icon name="printer" />
          {t('print.print')}
        </Button>
      </header>
      {hint && <p className={`note ${styles.printHint}`}>{hint}</p>}
      {children}
    </section>
  )
}

/** A page may stand open for an hour before somebody prints it. */
function usePrintTime(): Date {
  const [at, setAt] = useState(() => new Date(serverNow()))
  useEffect(() => {
    const renew = () => flushSync(() => setAt(new Date(serverNow())))
    addEventListener('beforeprint', renew)
    return () => removeEventListener('beforeprint', renew)
  }, [])
  return at
}
