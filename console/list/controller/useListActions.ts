import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Action, refusedUnless } from '../../kit/overlays/action.ts'
import { useMayWrite } from '../../kit/session/me.ts'
import type { ListController } from './listController.ts'

/** The header actions of a list that the user may take, in order: those of the screen, then export, import and create. */
export function useListActions({ meta, spec, can, total, openDialog, start }: ListController): readonly Action[] {
  const { t } = useTranslation()
  const mayWrite = useMayWrite()
  return useMemo(() => {
    const own = Object.entries(spec.header ?? {}).filter(([, action]) => mayWrite(meta, action.permission ?? ''))
    const some = (isOffered: boolean, action: Action) => (isOffered ? [action] : [])
    return [
      ...own.map(([name, { title, icon }]): Action => ({ name, label: t(title), icon, perform: () => openDialog(name) })),
      ...some(can.export, {
        name: 'export',
        label: t('screens.list.export'),
        icon: 'download',
        refusal: refusedUnless(total > 0),
        perform: () => openDialog('export'),
      }),
      ...some(can.import, { name: 'import', label: t('lists.tools.import'), icon: 'upload', perform: () => openDialog('import') }),
      ...some(can.create, {
        name: 'create',
        label: t('screens.list.add'),
        icon: 'plus',
        shortcut: 'n',
        perform: () => start({ kind: 'create' }),
      }),
    ]
  }, [meta, spec, can, total, openDialog, start, mayWrite, t])
}
