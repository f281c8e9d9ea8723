import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { templateAddress } from '../import/importWire.ts'
import { NARROW, useMedia } from '../kit/browser/media.ts'
import * as buttonStyles from '../kit/looks/Button.module.css'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { download, WireFailure } from '../kit/network/download.ts'
import type { MenuItem } from '../kit/overlays/PopMenu.tsx'
import { toast } from '../kit/overlays/toast.ts'
import { DENSITIES, settings, useSettings } from '../kit/session/settings.ts'
import { printAddress } from '../resource/printAddress.ts'
import { FRAME, type ListFrame } from './controller/listController.ts'
import { memoList } from './controller/memoList.ts'
import { groupFields } from './groups/groupFields.ts'
import { initialGrouping, writeGrouping } from './groups/grouping.ts'
import { ColumnsPanel } from './table/ColumnsPanel.tsx'
import * as gridStyles from './table/grid.module.css'
import { PopMenu } from './table/PopMenu.tsx'

/** The menu of list tools: columns, density, import, print and full screen. */
export const ListTools = memoList(FRAME, function ListTools({ list }: { list: ListFrame }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'menu' | 'columns' | null>(null)
  const whole = useWholeScreen(button)
  useScrollMark(button)
  // The menu closes after its item has acted, which may have opened something else.
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
        <ToolsMenu list={list} anchor={button.current} columns={() => setOpen('columns')} whole={whole} onClose={close} />
      )}
      {open === 'columns' && button.current && <ColumnsPanel list={list} anchor={button.current} onClose={() => setOpen(null)} />}
    </>
  )
})

interface Doing {
  columns: () => void
  whole: { isWhole: boolean; toggle: () => void }
}

function ToolsMenu({ list, anchor, onClose, ...doing }: Doing & { list: ListFrame; anchor: HTMLElement; onClose: () => void }) {
  const { t } = useTranslation()
  return <PopMenu label={t('lists.tools.title')} items={useItems(list, doing)} anchor={anchor} onClose={onClose} />
}

function useItems(list: ListFrame, { columns, whole }: Doing): MenuItem[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { density } = useSettings()
  const isNarrow = useMedia(NARROW)
  const template = () =>
    download(templateAddress(list.meta, list.can.importHistoryOnly), `${list.words.title}.xlsx`).catch((error: unknown) =>
      toast({ type: 'error', title: (error instanceof WireFailure && error.message) || t('lists.tools.templateFailed') }),
    )
  const first = list.can.import
    ? [
        { name: 'import', label: t('lists.tools.import'), icon: 'upload', perform: () => list.openDialog('import') },
        { name: 'template', label: t('lists.tools.template'), icon: 'fileUp', perform: () => void template() },
      ]
    : []
  const group =
    groupFields(list.meta).length > 0 && !list.criteria.group
      ? [
          {
            name: 'group',
            label: t('lists.groups.title'),
            icon: 'layers',
            perform: () => list.go({ group: writeGrouping(initialGrouping(list.meta)), page: null }),
          } as const,
        ]
      : []
  return [
    ...first,
    ...group,
    {
      name: 'print',
      label: t('lists.print.list'),
      icon: 'printer',
      perform: () => navigate(printAddress(list.meta, list.criteria, list)),
    },
    { name: 'columns', label: t('lists.tools.columns'), icon: 'columns', isFirst: true, perform: columns },
    {
      name: 'whole',
      label: t(whole.isWhole ? 'lists.tools.leaveWhole' : 'lists.tools.whole'),
      icon: whole.isWhole ? 'shrink' : 'expand',
      perform: whole.toggle,
    },
    ...(isNarrow
      ? []
      : DENSITIES.map((one, place) => ({
          name: one,
          label: t(`lists.tools.density.${one}`),
          isOn: one === density,
          isFirst: place === 0,
          perform: () => settings.change({ density: one }),
        }))),
  ]
}

/** Marks the table when it is scrolled horizontally, so that the first column casts a shadow. */
function useScrollMark(elementRef: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const box = elementRef.current?.closest('[data-slot~=list-page]')?.querySelector<HTMLElement>('[data-slot~=grid-box]')
    if (!box) return
    const mark = () => box.toggleAttribute('data-scrolled', box.scrollLeft > 0)
    box.addEventListener('scroll', mark, { passive: true })
    return () => box.removeEventListener('scroll', mark)
  }, [elementRef])
}

/** Toggles full screen: the list fills the window, and the window the screen where the browser allows it. */
function useWholeScreen(elementRef: { readonly current: HTMLElement | null }) {
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => {
    const page = elementRef.current?.closest<HTMLElement>('[data-slot~=list-page]')
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
  }, [isWhole, elementRef])
  return { isWhole, toggle: () => setIsWhole((old) => !old) }
}
const openLayer = () => document.querySelector(':popover-open, [role=dialog], [role=alertdialog], [role=menu]')
