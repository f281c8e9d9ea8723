import { useQuery } from '@apollo/client/react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../fields/inputs/box.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { type Failure, failureOf } from '../../kit/network/failure.ts'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { toast } from '../../kit/overlays/toast.ts'
import { useCan } from '../../kit/session/me.ts'
import { FailureBanner } from '../../resource/dialogs/FailureBanner.tsx'
import type { SavedView } from '../listPreferences.ts'
import { ViewRolesDocument } from './gen/views.ts'
import { saveView, type ViewForm } from './viewActions.ts'
import { SHARE_VIEWS } from './viewState.ts'
import * as viewsStyles from './views.module.css'

const ICONS = ['list', 'flag', 'alert', 'clock', 'calendar', 'wrench', 'check', 'eye', 'tag', 'user', 'users', 'factory'] as const
const SECONDS = [30, 60, 300, 900] as const

interface ViewDialogProps {
  /** The view to edit; without it a new one is created. */
  view?: SavedView | undefined
  resource: string
  /** The current state of the list, serialized. */
  state: string
  onSaved: (view: SavedView) => void
  onClose: () => void
}

/** Creates a saved view, or edits the name, icon and sharing of one. */
export function ViewDialog({ view, resource, state, onSaved, onClose }: ViewDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [form, setForm] = useState<ViewForm>(view ?? fresh)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const put = (part: Partial<ViewForm>) => setForm((old) => ({ ...old, ...part }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    try {
      const saved = await saveView(view, form, { resource, state })
      toast({ type: 'success', title: t('lists.views.saved', { name: saved.name }), id: 'view' })
      onSaved(saved)
    } catch (error) {
      setFailure(failureOf(error))
      setIsBusy(false)
    }
  }
  const isReady = Boolean(form.name.trim()) && (form.visibility !== 'ROLE' || Boolean(form.roleId))
  const footer = (
    <>
      <Button size="md" onClick={onClose}>
        {t('screens.form.cancel')}
      </Button>
      <Button size="md" type="submit" form={id} variant="solid" tone="brand" disabled={isBusy || !isReady}>
        {t('screens.form.save')}
      </Button>
    </>
  )
  return (
    <Sheet title={t(view ? 'lists.views.settings' : 'lists.views.create')} onClose={onClose} footer={footer} size="small" isSticky>
      <form id={id} className={viewsStyles.viewForm} onSubmit={(event) => void submit(event)}>
        <FailureBanner failure={failure} />
        <label>
          <span>{t('lists.views.name')}</span>
          <input
            className={boxStyles.box}
            data-slot="box"
            value={form.name}
            maxLength={40}
            placeholder={t('lists.views.nameHint')}
            onChange={(event) => put({ name: event.target.value })}
          />
        </label>
        <Icons value={form.icon} put={(icon) => put({ icon })} />
        <Sharing form={form} put={put} />
        <label>
          <span>{t('lists.views.refresh')}</span>
          <select
            className={boxStyles.box}
            data-slot="box"
            value={form.refreshSeconds ?? ''}
            onChange={(event) => put({ refreshSeconds: Number(event.target.value) || null })}
          >
            <option value="">{t('lists.views.never')}</option>
            {SECONDS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds < 60 ? t('lists.views.seconds', { count: seconds }) : t('lists.views.minutes', { count: seconds / 60 })}
              </option>
            ))}
          </select>
        </label>
        <label className={boxStyles.tick} data-slot="tick">
          <input type="checkbox" checked={form.isDefault} onChange={(event) => put({ isDefault: event.target.checked })} />
          {t(`lists.views.default.${form.visibility}`)}
        </label>
      </form>
    </Sheet>
  )
}

const fresh: ViewForm = { name: '', icon: null, refreshSeconds: null, visibility: 'PRIVATE', roleId: null, isDefault: false }

function Icons({ value, put }: { value: string | null; put: (icon: string | null) => void }) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend>{t('lists.views.icon')}</legend>
      <div className="flow">
        {ICONS.map((icon) => (
          <button
            key={icon}
            type="button"
            className={viewsStyles.viewIcon}
            aria-pressed={value === icon}
            aria-label={t(`lists.views.icons.${icon}`)}
            title={t(`lists.views.icons.${icon}`)}
            onClick={() => put(value === icon ? null : icon)}
          >
            <Icon name={icon} size={17} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Whom a view is shared with; only for users who may share. */
function Sharing({ form, put }: { form: ViewForm; put: (part: Partial<ViewForm>) => void }) {
  const { t } = useTranslation()
  const mayShare = useCan()(SHARE_VIEWS)
  const { data } = useQuery(ViewRolesDocument, { skip: !mayShare })
  if (!mayShare) return null
  const roles = data?.savedViewRoles ?? []
  return (
    <>
      <label>
        <span>{t('lists.views.sharing')}</span>
        <select
          className={boxStyles.box}
          data-slot="box"
          value={form.visibility}
          onChange={(event) => put({ visibility: event.target.value as ViewForm['visibility'] })}
        >
          {(['PRIVATE', 'ROLE', 'PLANT'] as const).map((one) => (
            <option key={one} value={one}>
              {t(`lists.views.visibility.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {form.visibility === 'ROLE' && (
        <label>
          <span>{t('lists.views.role')}</span>
          <select
            className={boxStyles.box}
            data-slot="box"
            value={form.roleId ?? ''}
            onChange={(event) => put({ roleId: event.target.value || null })}
          >
            <option value="">{t('screens.form.choose')}</option>
            {roles.map((role) => (
              <option key={role.id} value={role.id}>
                {role.name}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}
