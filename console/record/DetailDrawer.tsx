import { useQuery } from '@apollo/client/react'
import { Drawer, Portal } from '@chakra-ui/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { renderValue, withPlaceholder } from '../fields/display/cells.tsx'
import { Tasks } from '../form/Tasks.tsx'
import { copyText } from '../kit/browser/copyText.ts'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import * as buttonStyles from '../kit/looks/Button.module.css'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { failureOf } from '../kit/network/failure.ts'
import { lazyComponent } from '../kit/network/lazyComponent.tsx'
import { DrawerClose } from '../kit/overlays/DrawerClose.tsx'
import { usePageActions } from '../kit/overlays/pageActions.ts'
import { toast } from '../kit/overlays/toast.ts'
import { useOpening } from '../kit/overlays/useOpening.ts'
import { useCan } from '../kit/session/me.ts'
import { usePathOf } from '../kit/session/navigation.ts'
import { isOpen as isPossible, isRefused, type RowMenuTarget, rowActions } from '../resource/actions.ts'
import type { AnySpec } from '../resource/defineScreen.ts'
import { type Row, stateFieldOf } from '../resource/meta.ts'
import { oneDocument } from '../resource/operations/documents.ts'
import { SHOWN_HERE } from '../resource/operations/write.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import { Failed, Skeleton } from '../resource/states.tsx'
import type { Task } from '../resource/task.ts'
import { useWords } from '../resource/words.ts'
import { ActionButton } from './ActionButton.tsx'
import { BlockedSteps } from './BlockedSteps.tsx'
import * as styles from './DetailDrawer.module.css'
import { Facts } from './Facts.tsx'
import { History } from './History.tsx'
import { RelatedLists } from './RelatedList.tsx'
import { RowMenu } from './RowMenu.tsx'
import { Stepper } from './Stepper.tsx'

/** Buttons in the foot; further actions wait behind one more. */
const SHOWN = 3
const NO_ROWS: readonly Row[] = []
/** Shortcuts and their words are nothing that an opened link has to wait for. */
const RecordNavigation = lazyComponent(() => import('./RecordNavigation.tsx').then((module) => module.RecordNavigation), {
  words: ['lists'],
})
const ExplainAccess = lazyComponent(() => import('./ExplainAccess.tsx').then((module) => module.ExplainAccess))
const PrintButton = lazyComponent(() => import('./PrintButton.tsx').then((module) => module.PrintButton), { words: ['lists'] })

interface DetailProps {
  meta: ResourceMeta
  spec: AnySpec
  id: string
  /** The list it was opened from, to go on from record to record. */
  rows?: readonly Row[]
  onNavigate?: (id: string) => void
  onClose: () => void
}

/** One record with all that belongs to it. Its address can be shared. */
export function DetailDrawer({ meta, spec, id, rows = NO_ROWS, onNavigate, onClose }: DetailProps) {
  const { t } = useTranslation()
  const words = useWords(meta, spec)
  const { data, error, refetch } = useQuery(oneDocument(meta), { variables: { id }, context: SHOWN_HERE })
  const row = data?.record
  const [task, start] = useState<Task | null>(null)
  const content = useRef<HTMLDivElement>(null)
  const isOpen = useOpening()
  const known = row ?? rows.find((one) => one.id === id)
  const state = stateFieldOf(meta)
  useScanned({ meta, spec, words, row, start })
  return (
    <Drawer.Root
      open={isOpen}
      size="lg"
      onOpenChange={({ open }) => !open && onClose()}
      initialFocusEl={() => content.current}
      finalFocusEl={() => document.querySelector<HTMLElement>(`[data-slot~=view] a[data-slot~=open][data-open="${id}"]`)}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content data-slot="drawer" ref={content}>
            <Drawer.Header className={styles.drawerHead} data-slot="drawer-head">
              <div>
                {/* Beside the number, a long state would break it. */}
                <small className="row-inline">
                  {words.name}
                  {known &&
                    state &&
                    withPlaceholder(
                      meta.fields[state],
                      spec.cells?.[state]?.(known[state], known, words) ?? renderValue(meta, state, known, words),
                    )}
                </small>
                <Drawer.Title>{known ? (spec.heading?.(known) ?? known.title) : `#${id}`}</Drawer.Title>
              </div>
              <span className="grow" />
              {onNavigate && <RecordNavigation id={id} rows={rows} onNavigate={onNavigate} content={content} />}
              {/* A record that cannot be read has nothing to print, to explain or to pass on. */}
              {(row || !error) && (
                <>
                  <PrintButton meta={meta} id={id} />
                  <ExplainAccess meta={meta} id={id} />
                  <CopyLink meta={meta} id={id} />
                </>
              )}
              <DrawerClose label={t('screens.form.close')} />
            </Drawer.Header>
            <Drawer.Body className={styles.drawerBody} key={`body ${id}`}>
              {error && !row ? (
                <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} onLeave={onClose} />
              ) : null}
              {!row && !error ? <Skeleton label={t('screens.list.loading')} /> : null}
              {row && <Sections meta={meta} spec={spec} words={words} row={row} />}
            </Drawer.Body>
            {row && <Actions key={id} meta={meta} spec={spec} words={words} row={row} start={start} />}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
      <Tasks meta={meta} spec={spec} words={words} task={task} start={start} onRemoved={onClose} />
    </Drawer.Root>
  )
}

/** What a scan of the record's label begins, once: whoever comes back to the address looks at the record. */
function useScanned({ meta, spec, words, row, start }: Omit<PartProps, 'row'> & { row: Row | undefined; start: (task: Task) => void }) {
  const can = useCan()
  const location = useLocation()
  const navigate = useNavigate()
  const isScanned = (location.state as { isScanned?: boolean } | null)?.isScanned === true
  useEffect(() => {
    if (!isScanned || !row) return
    const scanned = spec.scanned?.(row)
    rowActions({ meta, spec, words, can, start }, row)
      .find(({ name }) => name === scanned)
      ?.perform()
    navigate(location.pathname + location.search, { replace: true, state: null })
  }, [isScanned, row, meta, spec, words, can, start, navigate, location])
}

interface PartProps {
  meta: ResourceMeta
  spec: AnySpec
  words: ResourceWords
  row: Row
}

function Sections({ meta, spec, words, row }: PartProps) {
  const { t } = useTranslation()
  const can = useCan()
  return (
    <>
      {meta.flow && <Stepper meta={meta} words={words} row={row} />}
      {spec.recordHeader?.(row)}
      <Facts meta={meta} spec={spec} words={words} row={row} />
      {Object.entries(spec.tabs ?? {}).map(([name, draw]) => {
        const content = draw(row, can)
        if (!content) return null
        return (
          <section key={name} className={styles.part} data-slot="part">
            <h3 className="baseline">{t(`screens.detail.tabs.${name}`)}</h3>
            {content}
          </section>
        )
      })}
      <RelatedLists meta={meta} row={row} without={spec.hiddenRelations} />
      <History meta={meta} id={row.id} />
    </>
  )
}

/** Only what is legal now and permitted to this person: the server says so with each record. */
function Actions({ meta, spec, words, row, start }: PartProps & { start: (task: Task) => void }) {
  const { t } = useTranslation()
  const can = useCan()
  const [menu, openMenu] = useState<RowMenuTarget | null>(null)
  const actions = useMemo(() => rowActions({ meta, spec, words, can, start }, row), [meta, spec, words, can, start, row])
  usePageActions(actions, row.title)
  const possible = actions.filter(isPossible)
  const shown = possible.length > SHOWN + 1 ? possible.slice(0, SHOWN) : possible
  const hidden = possible.slice(shown.length)
  const primary = shown.find(({ isStep }) => isStep)
  if (!actions.length) return null
  return (
    <Drawer.Footer className={styles.drawerFoot} data-slot="drawer-foot">
      <BlockedSteps actions={actions.filter(isRefused)} words={words} />
      {menu && <RowMenu menu={menu} words={words} onClose={() => openMenu(null)} isInDialog />}
      {hidden.length > 0 && (
        <Button size="md" aria-haspopup="menu" onClick={(event) => openMenu({ row, actions: hidden, anchor: event.currentTarget })}>
          <Icon name="dots" />
          {t('screens.list.moreActions')}
        </Button>
      )}
      {[...shown].reverse().map((action) => (
        <ActionButton key={action.name} action={action} isPrimary={action === primary} size="md" />
      ))}
    </Drawer.Footer>
  )
}

function CopyLink({ meta, id }: { meta: ResourceMeta; id: string }) {
  const { t } = useTranslation()
  const path = usePathOf()(meta.name) ?? meta.path
  const copy = async () => {
    const done = await copyText(`${location.origin}${path}?open=${id}`)
    toast(
      done
        ? { type: 'success', title: t('screens.detail.copied'), id: 'copied' }
        : { type: 'warning', title: t('screens.detail.copyFailed'), id: 'copied' },
    )
  }
  return (
    <Button
      variant="ghost"
      className={buttonStyles.square}
      data-slot="square"
      aria-label={t('screens.detail.copyLink')}
      title={t('screens.detail.copyLink')}
      onClick={() => void copy()}
    >
      <Icon name="link" />
    </Button>
  )
}
