import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../fields/inputs/box.module.css'
import { copyText } from '../../kit/browser/copyText.ts'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import { reportRefusal, saveFile } from '../../kit/network/download.ts'
import { toast } from '../../kit/overlays/toast.ts'
import * as bannerStyles from '../../resource/dialogs/Banner.module.css'
import * as linesStyles from './lines.module.css'
import * as twoFactorStyles from './TwoFactor.module.css'

interface Props {
  codes: readonly string[]
  username: string
  onDone: () => void
}

const save = (text: string, name: string) =>
  reportRefusal(
    () => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name),
    (title) => toast({ type: 'warning', title }),
  )

/** Shown this once: the server keeps only their hashes. Whoever goes on says that they are kept somewhere. */
export function RecoveryCodes({ codes, username, onDone }: Props) {
  const { t } = useTranslation()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  const text = [t('profile.codes.heading', { username, host: location.host }), '', ...codes, ''].join('\n')
  return (
    <div className={`stack ${linesStyles.lines}`}>
      <h2>{t('profile.codes.title')}</h2>
      <div className={bannerStyles.banner} data-slot="banner" data-tone="warning" role="status">
        <Icon name="alert" />
        <div>
          <b>{t('profile.codes.once')}</b>
          <span>{t('profile.codes.about')}</span>
        </div>
      </div>
      <section className={`${surfacesStyles.tile} ${twoFactorStyles.recovery}`} aria-label={t('profile.codes.title')}>
        <p className="note">{t('profile.codes.heading', { username, host: location.host })}</p>
        <ol>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </section>
      <div className="flow">
        <Button size="md" onClick={() => void copyText(codes.join('\n')).then(setIsCopied)}>
          <Icon name={isCopied ? 'tick' : 'copy'} />
          {t(isCopied ? 'profile.codes.copied' : 'profile.codes.copy')}
        </Button>
        <Button size="md" onClick={() => save(text, `millwright-${username}.txt`)}>
          <Icon name="download" />
          {t('profile.codes.download')}
        </Button>
        <Button size="md" onClick={() => print()}>
          <Icon name="printer" />
          {t('profile.codes.print')}
        </Button>
      </div>
      <footer className={`wrapped ${linesStyles.linesFoot}`}>
        <label className={boxStyles.tick} data-slot="tick">
          <input type="checkbox" checked={isConfirmed} onChange={(event) => setIsConfirmed(event.target.checked)} />
          {t('profile.codes.kept')}
        </label>
        <Button size="md" variant="solid" tone="brand" disabled={!isConfirmed} onClick={onDone}>
          {t('profile.codes.done')}
        </Button>
      </footer>
    </div>
  )
}
