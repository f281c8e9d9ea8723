import { Dialog, Portal } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isVisible } from '../browser/isVisible.ts'
import type { ResourceMeta } from '../gen/resources.ts'
import * as buttonStyles from '../looks/Button.module.css'
import { Button } from '../looks/Button.tsx'
import { Icon } from '../looks/icons.tsx'
import { useMe, usePlantName } from '../session/me.ts'
import { PlantMark } from '../session/PlantMark.tsx'
import * as styles from './Sheet.module.css'
import { useOpening } from './useOpening.ts'

/** In which plant something is about to be done, for whoever works in several: names and numbers of records repeat across them. */
export function InPlant({ meta }: { meta: Pick<ResourceMeta, 'scope'> }) {
  const { currentPlantId } = useMe()
  const name = usePlantName()
  if (!name || meta.scope !== 'plant') return null
  return (
    <small className={styles.inPlant}>
      <PlantMark id={currentPlantId} />
      {name}
    </small>
  )
}

interface SheetProps {
  title: string
  /** Without it nothing but the footer closes the dialog. */
  onClose?: (() => void) | undefined
  /** The kind of records that it does something to. */
  meta?: Pick<ResourceMeta, 'scope'> | undefined
  children: ReactNode
  footer: ReactNode
  isAlert?: boolean
  size?: 'small' | 'wide' | 'lg'
  /** A press beside the dialog must not throw away what was typed. */
  isSticky?: boolean
  /** Classes of a dialog that lays its parts out itself. */
  classes?: Partial<Record<'sheet' | 'body' | 'foot', string>>
  /** Stands between the title and the body. */
  above?: ReactNode
  /** Where the focus goes first, if not to the first thing to fill in. */
  focusOn?: () => HTMLElement | null
}

const FIELDS = 'form :is(input, select, textarea):not(:disabled, [type=hidden], [tabindex="-1"], [aria-hidden=true])'
const SUBMIT = '[data-slot~=sheet-foot] button[type=submit]:not([data-hue=red])'

/**
 * The first thing to fill in or to answer; on a touch screen the heading, or the keyboard would cover half of the form. A form without fields begins at its
 * button, so that Enter sends it, unless that destroys something. What cannot take the focus would leave it behind the dialog.
 */
function firstOf(content: HTMLElement | null): HTMLElement | null {
  if (matchMedia('(pointer: coarse)').matches) return content
  return (
    [...(content?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].find(isVisible) ??
    content?.querySelector<HTMLElement>(SUBMIT) ??
    content?.querySelector('[data-slot~=sheet-foot] button') ??
    content
  )
}

/** A dialog; a sheet from below on a phone. */
export function Sheet({ title, meta, onClose, children, footer, isAlert, size = 'wide', isSticky, classes, above, focusOn }: SheetProps) {
  const { t } = useTranslation()
  const content = useRef<HTMLDivElement>(null)
  const isOpen = useOpening()
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose?.()}
      size={size === 'small' ? 'sm' : size === 'wide' ? 'md' : size}
      role={isAlert ? 'alertdialog' : 'dialog'}
      closeOnEscape={!!onClose}
      closeOnInteractOutside={!isSticky}
      initialFocusEl={() => focusOn?.() ?? firstOf(content.current)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            className={`${styles.sheet} ${classes?.sheet ?? ''}`}
            data-slot="sheet"
            data-size={classes ? undefined : size}
            ref={content}
          >
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              {meta && <InPlant meta={meta} />}
              {onClose && (
                <Dialog.CloseTrigger asChild>
                  <Button variant="ghost" className={buttonStyles.square} data-slot="square" aria-label={t('screens.form.close')}>
                    <Icon name="close" />
                  </Button>
                </Dialog.CloseTrigger>
              )}
            </Dialog.Header>
            {above}
            <Dialog.Body className={classes?.body}>{children}</Dialog.Body>
            <Dialog.Footer className={`${styles.sheetFoot} ${classes?.foot ?? ''}`} data-slot="sheet-foot">
              {footer}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
