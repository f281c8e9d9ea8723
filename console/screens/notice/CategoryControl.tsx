import { useSyncExternalStore } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LinkPicker } from '../../fields/inputs/LinkPicker.tsx'
import { useLabels } from '../../kit/words/i18n.ts'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import { refsOf } from '../../resource/meta.ts'
import { inSentence } from '../../resource/words.ts'
import { CHANNELS, categories, categoryOf } from './categories.ts'

/** The picker of a notice category; lists below it the channels on which its notices go out, since recipients need an address for each. */
export function CategoryControl({ name, form, row, field, words }: CustomControlProps) {
  const { t } = useTranslation()
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: input }) => (
        <>
          <LinkPicker
            target="notificationType"
            ids={input.value ? [String(input.value)] : []}
            known={row ? refsOf(row, field) : []}
            label={words.label(name)}
            prompt={t('forms.prompt.choose', { name: inSentence(words.label(name)) })}
            inputRef={input.ref}
            onBlur={input.onBlur}
            onChange={(next) => input.onChange(next[0] ?? '')}
          />
          <ChannelList id={input.value} />
        </>
      )}
    />
  )
}

function ChannelList({ id }: { id: unknown }) {
  const { t } = useTranslation()
  const labels = useLabels()
  useSyncExternalStore(categories.subscribe, categories.get)
  const category = categoryOf(id)
  if (!category) return null
  const names = CHANNELS.filter(({ flag }) => category[flag]).map(({ channel }) => labels.value('noticeDelivery', 'channel', channel))
  return (
    <p className="note below" role="status">
      {names.length ? t('noticeScreens.channels', { names: names.join(t('noticeScreens.and')) }) : t('noticeScreens.noChannels')}
    </p>
  )
}
