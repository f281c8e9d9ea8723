import { useTranslation } from 'react-i18next'
import type { MenuItem } from '../../kit/overlays/PopMenu.tsx'
import { useCan } from '../../kit/session/me.ts'
import type { SavedView } from '../listPreferences.ts'

import type { Views } from './useViews.ts'
import { forgetOwnColumns, makeDefault, notifyOutcome, overwriteView } from './viewActions.ts'
import { SHARE_VIEWS } from './viewState.ts'

/** The menu items for the current view. */
export function useViewItems(view: SavedView, views: Views, ask: (what: ViewTask) => void): MenuItem[] {
  const { t } = useTranslation()
  const mayShare = useCan()(SHARE_VIEWS)
  const mayDefault = view.canChange && (view.visibility === 'PRIVATE' || mayShare)
  const when = (isThere: boolean, ...items: MenuItem[]) => (isThere ? items : [])
  const saved = t('lists.views.saved', { name: view.name })
  return [
    ...when(view.canChange && views.isChanged, {
      name: 'overwrite',
      label: t('lists.views.overwrite'),
      icon: 'tick',
      perform: () => void notifyOutcome(overwriteView(view, views.state), saved),
    }),
    ...when(views.isChanged, {
      name: 'restore',
      label: t('lists.views.goBack'),
      icon: 'history',
      perform: () => {
        forgetOwnColumns(view)
        views.show(view)
      },
    }),
    { name: 'create', label: t('lists.views.create'), icon: 'plus', perform: () => ask('create') },
    ...when(view.canChange, {
      name: 'settings',
      label: t('lists.views.settings'),
      icon: 'edit',
      isFirst: true,
      perform: () => ask('settings'),
    }),
    { name: 'send', label: t('lists.views.send'), icon: 'message', perform: () => ask('send') },
    ...when(mayDefault, {
      name: 'default',
      label: t(view.isDefault ? 'lists.views.noDefault' : `lists.views.default.${view.visibility}`),
      icon: 'home',
      perform: () => void notifyOutcome(makeDefault(view, !view.isDefault), saved),
    }),
    ...when(view.canChange, {
      name: 'remove',
      label: t('lists.views.remove'),
      icon: 'trash',
      tone: 'danger',
      isFirst: true,
      perform: () => ask('remove'),
    }),
  ]
}

export type ViewTask = 'create' | 'settings' | 'send' | 'remove' | null
