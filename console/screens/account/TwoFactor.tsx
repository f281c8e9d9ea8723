import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { toast } from '../../kit/overlays/toast.ts'
import type { Account, TwoFactorStart } from './account.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import * as styles from './TwoFactor.module.css'
import { AskPassword, ConfirmApp, ProveBoth } from './TwoFactorForms.tsx'

type Step =
  | { kind: 'idle' }
  | { kind: 'password' }
  | { kind: 'scan'; started: TwoFactorStart }
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'renew' }
  | { kind: 'end' }

const FEW = 3

/** Switching the second step on and off; one thing is asked at a time, and nothing counts before the app has proved itself. */
export function TwoFactor({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const { t } = useTranslation()
  const [step, setStep] = useState<Step>({ kind: 'idle' })
  const idle = () => setStep({ kind: 'idle' })
  const showCodes = (codes: readonly string[]) => {
    setStep({ kind: 'codes', codes })
    onChanged()
  }
  switch (step.kind) {
    case 'idle':
      return account.twoFactor ? (
        <On left={account.recoveryCodesLeft} onRenew={() => setStep({ kind: 'renew' })} onEnd={() => setStep({ kind: 'end' })} />
      ) : (
        <Off onStart={() => setStep({ kind: 'password' })} />
      )
    case 'password':
      return <AskPassword username={account.username} onDone={(started) => setStep({ kind: 'scan', started })} onCancel={idle} />
    case 'scan':
      return <ConfirmApp started={step.started} onDone={showCodes} onCancel={idle} />
    case 'codes':
      return <RecoveryCodes codes={step.codes} username={account.username} onDone={idle} />
    case 'renew':
      return <ProveBoth what="renew" username={account.username} onDone={(answer) => showCodes(answer ?? [])} onCancel={idle} />
    case 'end': {
      const done = () => {
        toast({ type: 'success', title: t('profile.twoFactor.ended'), id: 'twoFactor' })
        idle()
        onChanged()
      }
      return <ProveBoth what="end" username={account.username} onDone={done} onCancel={idle} />
    }
  }
}

function Off({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={`flow muted ${styles.protect}`}>
      <span className={`${tonesStyles.disc} ${tonesStyles.toned} ${styles.protectMark}`}>
        <Icon name="shield" size={24} />
      </span>
      <div className={`stack start ${styles.protectText}`}>
        <h2>{t('profile.twoFactor.off')}</h2>
        <p>{t('profile.twoFactor.about')}</p>
        <Button size="md" variant="solid" tone="brand" onClick={onStart}>
          {t('profile.twoFactor.enable')}
        </Button>
      </div>
    </div>
  )
}

function On({ left, onRenew, onEnd }: { left: number; onRenew: () => void; onEnd: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={`flow muted ${styles.protect}`}>
      <span className={`${tonesStyles.disc} ${tonesStyles.toned} ${styles.protectMark}`} data-tone="good">
        <Icon name="shield" size={24} />
      </span>
      <div className={`stack start ${styles.protectText}`}>
        <h2>{t('profile.twoFactor.on')}</h2>
        <p>{t('profile.twoFactor.onText')}</p>
        <p className={`row ${tonesStyles.worded}`} data-tone={left <= FEW ? 'warning' : undefined}>
          <Icon name={left <= FEW ? 'alert' : 'key'} size={15} />
          {t('profile.twoFactor.left', { count: left })}
        </p>
        <div className="flow">
          <Button size="md" onClick={onRenew}>
            {t('profile.twoFactor.renew')}
          </Button>
          <Button size="md" tone="red" onClick={onEnd}>
            {t('profile.twoFactor.disable')}
          </Button>
        </div>
      </div>
    </div>
  )
}
