import { Drawer, Portal } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { OneFilter } from '../../fields/filters/FieldFilter.tsx'
import * as filterBarStyles from '../../fields/filters/FilterBar.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import { DrawerClose } from '../../kit/overlays/DrawerClose.tsx'
import { filterCount } from '../../resource/address.ts'
import { sumOf } from '../controller/exactTotal.ts'
import type { ListFrame } from '../controller/listController.ts'
import * as styles from './FilterSheet.module.css'
import { typedPatch } from './typedPatch.ts'

interface FilterSheetProps {
  list: ListFrame
  names: readonly string[]
  onClose: () => void
}

/** Escape first closes an open popover of a filter, not the sheet. */
function closeChoices(event: KeyboardEvent) {
  const choices = document.querySelector<HTMLElement>(':popover-open')
  if (!choices) return
  event.preventDefault()
  choices.hidePopover()
}

/** The filters in a bottom sheet, for phones; the list behind it updates immediately. */
export function FilterSheet({ list, names, onClose }: FilterSheetProps) {
  const { t } = useTranslation()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    list.go(typedPatch(event.currentTarget))
    onClose()
  }
  return (
    <Drawer.Root open placement="bottom" onOpenChange={({ open }) => !open && onClose()} onEscapeKeyDown={closeChoices}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content asChild aria-label={t('screens.list.filters')}>
            <form className={`${filterBarStyles.filters} ${styles.filterSheet}`} data-slot="filters" onSubmit={submit}>
              <Drawer.Header>
                <Drawer.Title>{t('screens.list.filters')}</Drawer.Title>
                <DrawerClose label={t('screens.form.close')} />
              </Drawer.Header>
              <Drawer.Body>
                <div className={filterBarStyles.filterLine} data-slot="filter-line">
                  {names.map((name) => (
                    <OneFilter key={name} name={name} list={list} />
                  ))}
                </div>
              </Drawer.Body>
              <Drawer.Footer className={styles.filterFoot}>
                <Button size="md" disabled={!filterCount(list.criteria)} onClick={list.reset}>
                  {t('screens.list.reset')}
                </Button>
                <Button size="md" type="submit" variant="solid" tone="brand">
                  {t('screens.list.total', { sum: list.matching ?? sumOf(list) })}
                </Button>
              </Drawer.Footer>
            </form>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
