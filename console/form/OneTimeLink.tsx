import { QrCode } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../fields/inputs/box.module.css'
import { copyText } from '../kit/browser/copyText.ts'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import * as qrStyles from '../kit/looks/QrPlace.module.css'
import * as bannerStyles from '../resource/dialogs/Banner.module.css'
import * as styles from './OneTimeLink.module.css'

/** Warns that the following is shown only this time. */
export function OneTimeNotice({ title, hint }: { title: string; hint: string }) {
  return (
    <div className={bannerStyles.banner} data-slot="banner" data-tone="warning" role="status">
      <Icon name="alert" />
      <div>
        <b>{title}</b>
        <span>{hint}</span>
      </div>
    </div>
  )
}

/** A secret in one line with a copy button. */
export function CopyLine({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  return (
    <div className={styles.keyLine} data-slot="key-line">
      <input
        className={boxStyles.box}
        data-slot="box"
        readOnly
        value={text}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <Button size="md" onClick={() => void copyText(text).then(setIsCopied)}>
        <Icon name={isCopied ? 'tick' : 'copy'} />
        {t(isCopied ? 'screens.oneTime.copied' : 'screens.oneTime.copy')}
      </Button>
    </div>
  )
}

interface OneTimeLinkProps {
  url: string
  notice: ReactNode
  label: string
  qrLabel: string
}

/** A URL shown only this time: to copy, or to scan as a QR code. */
export function OneTimeLink({ url, notice, label, qrLabel }: OneTimeLinkProps) {
  return (
    <div className={`gap-l ${styles.wallKey}`}>
      {notice}
      <QrCode.Root unstyled value={url} className={`${qrStyles.qrPlace} ${styles.qr}`} aria-label={qrLabel} role="img">
        <QrCode.Frame>
          <QrCode.Pattern />
        </QrCode.Frame>
      </QrCode.Root>
      <CopyLine text={url} label={label} />
    </div>
  )
}
