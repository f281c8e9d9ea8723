import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShownValue } from '../fields/display/DisplayedValue.tsx'
import { copyText } from '../kit/browser/copyText.ts'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { Sheet } from '../kit/overlays/Sheet.tsx'
import type { Fields, Values } from '../resource/formValues.ts'
import { type Row, refsOf } from '../resource/meta.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import * as safetyStyles from './drafts/safety.module.css'
import type { Trouble } from './drafts/trouble.ts'
import { isSame } from './input/merging.ts'

interface LostProps {
  trouble: Exclude<Trouble, { kind: 'clash' }>
  meta: ResourceMeta
  words: ResourceWords
  fields: Fields
  old: Row | undefined
  before: Values
  mine: Values
  onBack: () => void
  onClose: () => void
}

/** Shown when the record to save no longer exists: the typed values can be copied. */
export function LostDialog({ trouble, meta, words, fields, old, before, mine, onBack, onClose }: LostProps) {
  const { t } = useTranslation()
  const [list, setList] = useState<HTMLElement | null>(null)
  const [isCopied, setIsCopied] = useState<boolean>()
  const typed = fields.filter(([name, field]) => !isSame(before[name], mine[name]) && !field.accept && !field.transient)
  const state =
    trouble.kind === 'closed' && meta.flow ? words.value(meta.name, meta.flow.field, String(trouble.fresh[meta.flow.field])) : ''
  const copy = async () => setIsCopied(await copyText(linesOf(list)))
  const footer = (
    <>
      <Button size="md" onClick={onBack}>
        {t('forms.conflict.back')}
      </Button>
      {typed.length > 0 && (
        <Button size="md" onClick={() => void copy()}>
          <Icon name={isCopied ? 'tick' : 'copy'} size={14} />
          {t(isCopied === false ? 'screens.detail.copyFailed' : isCopied ? 'forms.lost.copied' : 'forms.lost.copy')}
        </Button>
      )}
      <Button size="md" variant="solid" tone="brand" onClick={onClose}>
        {t('forms.lost.close')}
      </Button>
    </>
  )
  return (
    <Sheet title={t(`forms.lost.${trouble.kind}`)} onClose={onBack} footer={footer} size="small" isSticky>
      <p className="muted" data-slot="plain">
        {t(state ? 'forms.lost.closedHint' : `forms.lost.${trouble.kind}Hint`, { state, name: words.name })}
      </p>
      {typed.length > 0 && (
        <dl className={safetyStyles.lostWords} ref={setList} aria-label={t('forms.lost.typed')}>
          {typed.map(([name, field]) => (
            <div key={name} className="flow">
              <dt>{words.label(name)}</dt>
              <dd>
                <ShownValue
                  of={meta.name}
                  name={name}
                  field={field}
                  value={mine[name] ?? ''}
                  words={words}
                  known={old ? refsOf(old, field) : []}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Sheet>
  )
}

/** The displayed values, one line each, with names instead of ids. */
const linesOf = (list: HTMLElement | null) =>
  [...(list?.children ?? [])]
    .map((line) => `${line.querySelector('dt')?.textContent ?? ''}: ${line.querySelector('dd')?.textContent ?? ''}`)
    .join('\n')
