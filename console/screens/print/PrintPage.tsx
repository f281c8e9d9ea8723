import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { type LazyComponent, lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { loadWords } from '../../kit/words/i18n.ts'
import type { Screen } from '../../resource/defineScreen.ts'
import { backlinks, metaNamed } from '../../resource/meta.ts'
import { Empty, Skeleton } from '../../resource/states.tsx'
import { screenOf } from '../listScreens.ts'

const SHEETS = {
  record: () => import('./sheets/recordSheet.tsx').then((module) => module.RecordSheet),
  list: () => import('./sheets/listSheet.tsx').then((module) => module.ListSheet),
}
type Kind = keyof typeof SHEETS
const made = new Map<string, LazyComponent<object>>()

/** A sheet knows what the screen of its records knows: columns, cells, what is no fact. */
function sheetOf(kind: Kind, name: ResourceName): LazyComponent<object> {
  const key = `${kind}/${name}`
  const fresh = () =>
    lazyComponent(async () => {
      const [Sheet, screen]: [ComponentType<Screen>, Screen] = await Promise.all([SHEETS[kind](), screenOf(name)])
      // What belongs to a record may be of other areas.
      if (kind === 'record') await Promise.all(backlinks(name).map(({ meta }) => loadWords(meta.area)))
      return () => <Sheet {...screen} />
    })
  const known = made.get(key) ?? fresh()
  made.set(key, known)
  return known
}

/** Any record and any list on paper: `/print/record/reportLog/12`, `/print/list/reportLog?status=PENDING`. */
export function PrintPage() {
  const { t } = useTranslation()
  const [, , kind, name = ''] = useLocation().pathname.split('/')
  const meta = metaNamed(name)
  if (!meta) return <Empty icon="search" title={t('console.error.notFound')} />
  const Sheet = sheetOf(kind === 'list' ? 'list' : 'record', meta.name)
  return <Sheet wait={<Skeleton lines={10} label={t('screens.list.loading')} />} />
}
