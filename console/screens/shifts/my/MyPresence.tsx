import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../../fields/display/cells.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { toast } from '../../../kit/overlays/toast.ts'
import { timeOfDay } from '../../../kit/words/time.ts'
import { FailureBanner } from '../../../resource/dialogs/FailureBanner.tsx'
import { useOperation } from '../../../resource/operations/useOperation.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { SignInForShiftDocument, SignOutOfShiftDocument } from './gen/myShifts.ts'
import type { Mine } from './mine.ts'
import { isIn, shiftToSign } from './shiftToSign.ts'

/** The shift that is on or about to begin: whoever comes for it says so here, and when they go. */
export function MyPresence({ shifts, now }: Pick<Mine, 'shifts'> & { now: number }) {
  const { t } = useTranslation()
  const shift = shiftToSign(shifts, now)
  const signIn = useOperation(SignInForShiftDocument, 'attendance')
  const signOut = useOperation(SignOutOfShiftDocument, 'attendance')
  if (!shift) return null
  const isHere = isIn(shift)
  const { run, failure, isBusy } = isHere ? signOut : signIn
  const translate = async () => {
    if (await run({})) toast({ type: 'success', title: t(isHere ? 'myShifts.signedOut' : 'myShifts.signedIn') })
  }
  return (
    <section className={`${pageStyles.card} ${surfacesStyles.titled}`} data-slot="card presence" aria-label={t('myShifts.now')}>
      <header>
        <h2>{t('myShifts.now')}</h2>
      </header>
      <div className="stack gap-s breaks inset" data-slot="presence-body">
        <div className="wrapped">
          <div className="fill stack">
            <p className="wrapped">
              <b>{shift.shiftName}</b>
              <span className="figure">
                {timeOfDay(shift.beginsAt)}–{timeOfDay(shift.endsAt)}
              </span>
              {shift.presence && <ValueTag of="attendance" field="presence" value={shift.presence} />}
            </p>
            <small>{[shift.positionName, shift.equipmentName].filter(Boolean).join(' · ')}</small>
            {shift.arrivedAt && (
              <small>
                {t('myShifts.since', { time: timeOfDay(shift.arrivedAt) })}
                {shift.leftAt && ` · ${t('myShifts.until', { time: timeOfDay(shift.leftAt) })}`}
              </small>
            )}
          </div>
          <Button
            size="md"
            variant={isHere ? 'outline' : 'solid'}
            {...(!isHere && { tone: 'brand' as const })}
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => void translate()}
          >
            {t(isHere ? 'myShifts.signOut' : 'myShifts.signIn')}
          </Button>
        </div>
        <FailureBanner failure={failure} />
      </div>
    </section>
  )
}
