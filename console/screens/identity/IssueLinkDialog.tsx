import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTyped } from '../../form/input/useTyped.ts'
import { OneTimeLink, OneTimeNotice } from '../../form/OneTimeLink.tsx'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { dateTime } from '../../kit/words/time.ts'
import { FailureBanner } from '../../resource/dialogs/FailureBanner.tsx'
import { useOperation } from '../../resource/operations/useOperation.ts'
import { IssueAutoLoginLinkDocument, type IssueAutoLoginLinkMutation } from './gen/autoLoginLink.ts'
import { LandingPages } from './LandingPageControl.tsx'
import './permissions/RoleGrants.module.css'
import * as boxStyles from '../../fields/inputs/box.module.css'
import * as treeStyles from '../../list/tree/tree.module.css'

const HOURS = [8, 24, 72, 168, 720] as const
const USUAL = 24

type Issued = IssueAutoLoginLinkMutation['issued'] & { isReusable: boolean }
const hintOf = ({ isReusable }: Issued) => `admin.link.${isReusable ? 'onceHintReusable' : 'onceHint'}`
interface IssueLinkProps {
  row: { id: string; title: string; plants: readonly { id: string; title: string }[]; landingPage: string | null }
  onDone: () => void
}

/** A way in without a password, for one purpose and a limited time; its address is shown this once. */
export function IssueLinkDialog({ row, onDone }: IssueLinkProps) {
  const { t } = useTranslation()
  const id = useId()
  const { run, failure, isBusy } = useOperation(IssueAutoLoginLinkDocument, 'autoLoginLink')
  const [issued, setIssued] = useState<Issued>()
  const title = t('admin.link.title', { title: row.title })
  const typed = useTyped(title)
  const close = () => void typed.close(onDone)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const formValues = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const input = {
      purpose: formValues['purpose']?.trim() ?? '',
      hours: Number(formValues['hours']),
      isReusable: 'isReusable' in formValues,
      ...(formValues['plantId'] && { plantId: formValues['plantId'] }),
      ...(formValues['landingPage'] && { landingPage: formValues['landingPage'] }),
    }
    const answer = await run({ userId: row.id, input })
    if (answer) typed.settle()
    setIssued(answer && { ...answer.issued, isReusable: input.isReusable })
  }
  const footer = issued ? (
    <Button size="md" variant="solid" tone="brand" onClick={onDone}>
      {t('screens.oneTime.done')}
    </Button>
  ) : (
    <>
      <Button size="md" onClick={close}>
        {t('screens.form.cancel')}
      </Button>
      <Button size="md" type="submit" form={id} variant="solid" tone="brand" disabled={isBusy}>
        <Icon name="link" />
        {t('screens.oneTime.make')}
      </Button>
    </>
  )
  return (
    <Sheet title={title} onClose={close} footer={footer} size="small" isSticky>
      {issued ? (
        <OneTimeLink
          url={new URL(issued.url, location.origin).href}
          notice={<OneTimeNotice title={t('screens.oneTime.once')} hint={t(hintOf(issued), { at: dateTime(issued.expiresAt) })} />}
          label={t('admin.link.address')}
          qrLabel={t('admin.link.qr')}
        />
      ) : (
        <form id={id} className={treeStyles.moveForm} onSubmit={(event) => void submit(event)} ref={typed.attach} onInput={typed.onInput}>
          <FailureBanner failure={failure} />
          <Questions row={row} />
        </form>
      )}
    </Sheet>
  )
}

function Questions({ row }: Pick<IssueLinkProps, 'row'>) {
  const { t } = useTranslation()
  return (
    <>
      <p className="muted" data-slot="plain">
        {t('admin.link.hint')}
      </p>
      <label className={treeStyles.labelled}>
        <span>{t('admin.link.purpose')}</span>
        <input
          className={boxStyles.box}
          data-slot="box"
          name="purpose"
          required
          maxLength={128}
          placeholder={t('admin.link.purposeHint')}
          autoComplete="off"
        />
      </label>
      <label className={treeStyles.labelled}>
        <span>{t('admin.link.lasts')}</span>
        <select className={boxStyles.box} data-slot="box" name="hours" defaultValue={USUAL}>
          {HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {t(`admin.link.hours.${hours}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={boxStyles.tick} data-slot="tick">
        <input type="checkbox" name="isReusable" />
        {t('admin.link.isReusable')}
      </label>
      {row.plants.length > 1 && (
        <label className={treeStyles.labelled}>
          <span>{t('admin.link.plant')}</span>
          <select className={boxStyles.box} data-slot="box" name="plantId" defaultValue="">
            <option value="">{t('admin.link.anyPlant')}</option>
            {row.plants.map((plant) => (
              <option key={plant.id} value={plant.id}>
                {plant.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={treeStyles.labelled}>
        <span>{t('admin.link.landingPage')}</span>
        <select className={boxStyles.box} data-slot="box" name="landingPage" defaultValue={row.landingPage ?? ''}>
          <LandingPages now={row.landingPage ?? ''} />
        </select>
      </label>
    </>
  )
}
