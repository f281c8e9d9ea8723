import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../kit/browser/copyText.ts'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import * as codeStyles from '../../kit/looks/code.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { errorLog, type Fault } from '../../kit/network/errorLog.ts'
import { toast } from '../../kit/overlays/toast.ts'
import { useMe } from '../../kit/session/me.ts'
import { dateTime } from '../../kit/words/time.ts'
import * as pageStyles from '../../resource/page.module.css'
import { Empty } from '../../resource/states.tsx'
import { businessOffset } from '../../shared/offset.ts'
import * as styles from './ErrorLog.module.css'

/** Everything support asks for, in the order it asks. */
function reportOf(fault: Fault, who: string): string {
  return [
    `${fault.message}${fault.times > 1 ? ` (x${fault.times})` : ''}`,
    fault.requestId && `request: ${fault.requestId}`,
    `time: ${dateTime(fault.at, true)} (UTC${businessOffset.text})`,
    `address: ${fault.address}`,
    `user: ${who}`,
    `browser: ${navigator.userAgent}`,
    fault.stack,
  ]
    .filter(Boolean)
    .join('\n')
}

function useCopy() {
  const { t } = useTranslation()
  const { user } = useMe()
  return async (faults: readonly Fault[]) => {
    const isDone = await copyText(faults.map((fault) => reportOf(fault, user.username)).join('\n\n----\n\n'))
    toast({ type: isDone ? 'success' : 'warning', title: t(isDone ? 'errorLog.copied' : 'errorLog.notCopied'), id: 'copied' })
  }
}

/** What went wrong in this browser tab, for whoever helps. */
export function ErrorLog() {
  const { t } = useTranslation()
  const faults = useSyncExternalStore(errorLog.subscribe, errorLog.get)
  const copy = useCopy()
  return (
    <section className={pageStyles.page} data-slot="page" aria-label={t('console.pages.errorLog')}>
      <header className={pageStyles.pageHead} data-slot="page-head">
        <h1>{t('console.pages.errorLog')}</h1>
        <span className="grow" />
        {faults.length > 0 && (
          <>
            <Button onClick={() => void copy(faults)}>
              <Icon name="copy" />
              {t('errorLog.copyAll')}
            </Button>
            <Button tone="red" onClick={errorLog.clear}>
              <Icon name="trash" />
              {t('errorLog.clear')}
            </Button>
          </>
        )}
      </header>
      <div className={pageStyles.card} data-slot="card">
        {faults.length ? (
          <ul className={`${surfacesStyles.ruled} breaks ${styles.faults}`}>
            {faults.map((fault) => (
              <FaultRow key={fault.id} fault={fault} onCopy={() => void copy([fault])} />
            ))}
          </ul>
        ) : (
          <Empty icon="tick" title={t('errorLog.none')} hint={t('errorLog.noneHint')} />
        )}
      </div>
      {faults.length > 0 && <p className="note">{t('errorLog.kept')}</p>}
    </section>
  )
}

function FaultRow({ fault, onCopy }: { fault: Fault; onCopy: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <header>
        <button type="button" className={`row fill ${styles.faultHead}`} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Icon name={isOpen ? 'down' : 'right'} size={14} />
          <span className={`fill stack ${styles.faultText}`}>
            <b>{fault.message}</b>
            <small>
              {t(`errorLog.source.${fault.source}`)} · {dateTime(fault.at, true)} · {fault.address}
            </small>
          </span>
          {fault.times > 1 && (
            <em className={`${tonesStyles.pill} ${tonesStyles.toned}`} data-tone="danger">
              ×{fault.times}
            </em>
          )}
        </button>
        <Button
          className={buttonStyles.square}
          data-slot="square"
          variant="ghost"
          aria-label={t('errorLog.copy')}
          title={t('errorLog.copy')}
          onClick={onCopy}
        >
          <Icon name="copy" />
        </Button>
      </header>
      {isOpen && (
        <dl className={`${surfacesStyles.pairs} ${styles.faultFacts}`}>
          <dt>{t('errorLog.address')}</dt>
          <dd>{fault.address}</dd>
          {fault.requestId && (
            <>
              <dt>{t('errorLog.requestId')}</dt>
              <dd>
                <code>{fault.requestId}</code>
              </dd>
            </>
          )}
          <dt>{t('errorLog.stack')}</dt>
          <dd>{fault.stack ? <Stack text={fault.stack} /> : t('errorLog.noStack')}</dd>
        </dl>
      )}
    </li>
  )
}

function Stack({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <pre className={`rounded ${codeStyles.code}`} tabIndex={0}>
      {text}
    </pre>
  )
}
