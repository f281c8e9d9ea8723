import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../../../fields/inputs/box.module.css'
import { DateBox } from '../../../../fields/inputs/DateBox.tsx'
import { Button } from '../../../../kit/looks/Button.tsx'
import { Sheet } from '../../../../kit/overlays/Sheet.tsx'
import { toast } from '../../../../kit/overlays/toast.ts'
import { FailureBanner } from '../../../../resource/dialogs/FailureBanner.tsx'
import { useSend } from '../../../../resource/operations/useSend.ts'
import { GenerateScheduleDocument } from '../gen/board.ts'
import type { Board } from '../roster.ts'
import { GeneratePreview } from './GeneratePreview.tsx'
import type { Generated } from './generated.ts'

interface GenerateProps {
  board: Board
  from: string
  to: string
  onDone: () => void
  onClose: () => void
}

/** Plans teams by their rotation, once it has been shown what that changes; another answer asks for another look. */
export function GenerateDialog({ board, onDone, onClose, ...shown }: GenerateProps) {
  const { t } = useTranslation()
  const idOf = useId()
  const [{ from, to }, setDays] = useState({ from: shown.from, to: shown.to })
  const [left, setLeft] = useState<readonly string[]>([])
  const [preview, setPreview] = useState<Generated | null>(null)
  const { send, failure, isBusy, reset } = useSend('productionSchedule')
  const change = (run: () => void) => {
    run()
    setPreview(null)
    reset()
  }
  const teamIds = board.teams.map(({ id }) => id).filter((id) => !left.includes(id))
  const run = async (dryRun: boolean) => {
    const teamFilter = left.length ? { teamIds } : {}
    const generated = (await send(GenerateScheduleDocument, { from, to, dryRun, ...teamFilter }))?.generated
    if (!generated) return
    if (dryRun) return setPreview(generated)
    toast({ type: 'success', title: t('shiftBoard.generate.done', { count: generated.created + generated.changed + generated.removed }) })
    onDone()
    onClose()
  }
  const isSomething = preview !== null && preview.created + preview.changed + preview.removed > 0
  const footer = (
    <>
      <Button size="md" onClick={onClose}>
        {t('screens.form.cancel')}
      </Button>
      {isSomething ? (
        <Button size="md" variant="solid" tone="brand" disabled={isBusy} onClick={() => void run(false)}>
          {t('shiftBoard.generate.apply')}
        </Button>
      ) : (
        <Button size="md" variant="solid" tone="brand" disabled={isBusy || !teamIds.length || !from || !to} onClick={() => void run(true)}>
          {t('shiftBoard.generate.check')}
        </Button>
      )}
    </>
  )
  return (
    <Sheet title={t('shiftBoard.generate.title')} onClose={onClose} footer={footer} isSticky>
      <div className="stack gap-l">
        {failure && <FailureBanner failure={failure} />}
        <p className="muted">{t('shiftBoard.generate.hint')}</p>
        <fieldset>
          <legend>{t('shiftBoard.generate.teams')}</legend>
          <div className="wrapped">
            {board.teams.map(({ id, name }) => (
              <label key={id} className={boxStyles.tick} data-slot="tick">
                <input
                  type="checkbox"
                  checked={!left.includes(id)}
                  onChange={() => change(() => setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]))}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="wrapped gap-xl">
          {(['from', 'to'] as const).map((key) => (
            <div key={key} className="tight">
              <label htmlFor={`${idOf}-${key}`}>{t(`shiftBoard.generate.${key}`)}</label>
              <DateBox
                kind="date"
                id={`${idOf}-${key}`}
                value={key === 'from' ? from : to}
                onChange={(day) => change(() => setDays({ from, to, [key]: day }))}
              />
            </div>
          ))}
        </div>
        {preview && <GeneratePreview board={board} generated={preview} />}
      </div>
    </Sheet>
  )
}
