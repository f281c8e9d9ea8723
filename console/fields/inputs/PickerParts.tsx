import { Combobox } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'

interface PickerBoxProps extends ComponentProps<typeof Combobox.Input> {
  label: string
  /** Something is chosen and can be cleared. */
  canClear: boolean
}

/** The search box of a picker. */
export function PickerBox({ label, canClear, ...input }: PickerBoxProps) {
  const { t } = useTranslation()
  return (
    <Combobox.Control data-slot="combo-control">
      <Combobox.Input {...input} data-slot="box" aria-label={label} />
      <Combobox.IndicatorGroup>
        {canClear && (
          <Combobox.ClearTrigger asChild>
            {/* By keys one empties the text instead: a stop between every two fields would be in everybody's way. */}
            <button type="button" data-reach tabIndex={-1} aria-label={`${t('screens.list.clear')} ${label}`}>
              <Icon name="close" size={13} />
            </button>
          </Combobox.ClearTrigger>
        )}
        <Icon name="down" size={14} />
      </Combobox.IndicatorGroup>
    </Combobox.Control>
  )
}

interface PickerListProps {
  isBusy: boolean
  /** Why there are no items. */
  none: string | false
  children: ReactNode
}

/** The list of matching items. */
export const PickerList = ({ isBusy, none, children }: PickerListProps) => (
  <Combobox.Positioner>
    <Combobox.Content aria-busy={isBusy}>
      {children}
      {none && (
        // A listbox may contain only options, so this message is a disabled one.
        <Combobox.Empty role="option" aria-disabled="true" aria-selected="false" aria-live="polite" tabIndex={-1}>
          {none}
        </Combobox.Empty>
      )}
    </Combobox.Content>
  </Combobox.Positioner>
)

interface PickerItemProps extends ComponentProps<typeof Combobox.Item> {
  title: string
  /** A remark about the item, such as an absence. */
  note?: string | undefined
}

/** One item of a picker. */
export const PickerItem = ({ title, note, ...rest }: PickerItemProps) => (
  <Combobox.Item {...rest}>
    <Combobox.ItemText>{title}</Combobox.ItemText>
    {note && <small className="note">{note}</small>}
    <Combobox.ItemIndicator>
      <Icon name="tick" size={14} />
    </Combobox.ItemIndicator>
  </Combobox.Item>
)
