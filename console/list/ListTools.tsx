import { memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { templateAddress } from '../import/importWire.ts'
import { NARROW, useMedia } from '../kit/browser/media.ts'
import * as buttonStyles from '../kit/looks/Button.module.css'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { download, WireFailure } from '../kit/network/download.ts'
import { deferred } from '../kit/overlays/deferred.tsx'
import type { MenuItem } from '../kit/overlays/PopMenu.tsx'
import { toast } from '../kit/overlays/toast.ts'
import { DENSITIES, settings, useSettings } from '../kit/session/settings.ts'
import { printAddress } from '../resource/printAddress.ts'
import type { ListChrome } from './listChrome.ts'
import { ColumnsPanel } from './table/ColumnsPanel.tsx'
import * as gridStyles from './table/grid.module.css'
import { PopMenu } from './table/PopMenu.tsx'

const ImportDialog = deferred(() => import('../import/ImportDialog.tsx').then((module) => module.ImportDialog))

/** What can be done with a list beyond reading it, behind one button. */
export const ListTools = memo(function ListTools({ view }: { view: ListChrome }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'menu' | 'columns' | 'import' | null>(null)
  const whole = useWholeScreen(button)
  useScrollMark(button)
  // The menu closes after it has been told what to do, and what it was told stays.
  const close = () => setOpen((now) => (now === 'menu' ? null : now))
  return (
    <>
      <Button
        ref={button}
        className={`${buttonStyles.square} ${gridStyles.tools}`}
        data-slot="square"
        aria-label={t('lists.tools.title')}
        title={t('lists.tools.title')}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        onClick={() => setOpen('menu')}
      >
        <Icon name="dots" />
      </Button>
      {open === 'menu' && button.current && (
        <ToolsMenu
          view={view}
          anchor={button.current}
          columns={() => setOpen('columns')}
          bring={() => setOpen('import')}
          whole={whole}
          onClose={close}
        />
      )}
      {open === 'columns' && button.current && <ColumnsPanel view={view} anchor={button.current} onClose={() => setOpen(null)} />}
      {open === 'import' && <ImportDialog view={view} onClose={() => setOpen(null)} />}
    </>
  )
})

interface Doing {
  columns: () => void
  bring: () => void
  whole: { isWhole: boolean; turn: () => void }
}

function ToolsMenu({ view, anchor, onClose, ...doing }: Doing & { view: ListChrome; anchor: HTMLElement; onClose: () => void }) {
  const { t } = useTranslation()
  return <PopMenu label={t('lists.tools.title')} items={useItems(view, doing)} anchor={anchor} onClose={onClose} />
}

function useItems(view: ListChrome, { columns, bring, whole }: Doing): MenuItem[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { density } = useSettings()
  const isNarrow = useMedia(NARROW)
  const template = () =>
    download(templateAddress(view.meta, view.takesPastOnly), `${view.words.title}.xlsx`).catch((error: unknown) =>
      toast({ type: 'error', title: (error instanceof WireFailure && error.message) || t('lists.tools.templateFailed') }),
    )
  const first = view.canImport
    ? [
        { title: t('lists.tools.import'), icon: 'upload', run: bring },
        { title: t('lists.tools.template'), icon: 'fileUp', run: () => void template() },
      ]
    : []
  return [
    ...first,
    { title: t('lists.print.list'), icon: 'printer', run: () => navigate(printAddress(view.meta, view.list.state, view)) },
    { title: t('lists.tools.columns'), icon: 'columns', isFirst: true, run: columns },
    {
      title: t(whole.isWhole ? 'lists.tools.leaveWhole' : 'lists.tools.whole'),
      icon: whole.isWhole ? 'shrink' : 'expand',
      run: whole.turn,
    },
    ...(isNarrow
      ? []
      : DENSITIES.map((one, place) => ({
          title: t(`lists.tools.density.${one}`),
          isOn: one === density,
          isFirst: place === 0,
          run: () => settings.change({ density: one }),
        }))),
  ]
}

/** Says when something has gone below the first column, which then casts a shadow. */
function useScrollMark(inside: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const box = inside.current?.closest('[data-slot~=list-page]')?.querySelector<HTMLElement>('[data-slot~=grid-box]')
    if (!box) return
    const mark = () => box.toggleAttribute('data-scrolled', box.scrollLeft > 0)
    box.addEventListener('scroll', mark, { passive: true })
    return () => box.removeEventListener('scroll', mark)
  }, [inside])
}

/** The list alone in the window, and the window alone on the screen where the browser allows it. */
function useWholeScreen(inside: { readonly current: HTMLElement | null }) {
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => {
    const page = inside.current?.closest<HTMLElement>('[data-slot~=list-page]')
    if (!page || !isWhole) return
    page.dataset['whole'] = ''
    document.documentElement.requestFullscreen?.().catch(() => undefined)
    const leave = () => document.fullscreenElement || setIsWhole(false)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && !openLayer() && setIsWhole(false)
    document.addEventListener('fullscreenchange', leave)
    document.addEventListener('keydown', onKey)
    return () => {
      delete page.dataset['whole']
      document.removeEventListener('fullscreenchange', leave)
      document.removeEventListener('keydown', onKey)
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [isWhole, inside])
  return { isWhole, turn: () => setIsWhole((old) => !old) }
}
const openLayer = () => document.querySelector(':popover-open, [role=dialog], [role=alertdialog], [role=menu]')
