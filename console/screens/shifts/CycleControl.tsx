import { useQuery } from '@apollo/client/react'
import { Input } from '@chakra-ui/react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { CycleStrip } from './CycleStrip.tsx'
import { ReadyPatternsDocument } from './gen/readyPatterns.ts'

/** A cycle typed as letters and seen as days; a new one may begin with a rotation that many plants work by. */
export function CycleControl({ name, form, id, describedBy, isInvalid, row }: CustomControlProps) {
  const { t } = useTranslation()
  const { field: input } = useController({ control: form.control, name })
  const { data } = useQuery(ReadyPatternsDocument, { context: SHOWN_HERE, skip: row !== undefined })
  const cycle = String(input.value ?? '')
  const begin = (pattern: { name: string; cycle: string }) => {
    input.onChange(pattern.cycle)
    if (!form.getValues('name')) form.setValue('name', pattern.name, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <div className="stack">
      <Input
        id={id}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        aria-required
        value={cycle}
        ref={input.ref}
        onBlur={input.onBlur}
        onChange={(event) => input.onChange(event.target.value.toUpperCase())}
      />
      <CycleStrip cycle={cycle} />
      {data && (
        <fieldset>
          <legend className="note">{t('shiftBoard.pattern.ready')}</legend>
          <div className="wrapped">
            {data.patterns.map((pattern) => (
              <Button
                key={pattern.key}
                size="xs"
                title={t('shiftBoard.pattern.teams', { count: pattern.teams, step: pattern.step })}
                aria-pressed={pattern.cycle === cycle}
                onClick={() => begin(pattern)}
              >
                {pattern.name}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
