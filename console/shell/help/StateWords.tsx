import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../fields/display/cells.tsx'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { useHasWords, useLabels } from '../../kit/words/i18n.ts'
import { type StateField, stateFieldsOf, stepsFrom } from '../../resource/stateFields.ts'
import * as styles from './Help.module.css'

/** What the states of a kind of record mean, and what leads out of each. */
export function StateWords({ meta }: { meta: ResourceMeta }) {
  const hasWords = useHasWords(meta.area)
  if (!hasWords) return null
  return stateFieldsOf(meta).map((state) => <Field key={state.name} meta={meta} state={state} />)
}

function Field({ meta, state: { name, field } }: { meta: ResourceMeta; state: StateField }) {
  const { t } = useTranslation()
  const { label, action } = useLabels()
  return (
    <section className="stack gap-s">
      <h4 className="about strong">{label(meta.name, name)}</h4>
      <dl className={styles.states} data-slot="states">
        {field.values?.map((value) => {
          const steps = stepsFrom(meta, name, value).map(([step]) => action(meta.name, step))
          return (
            <div key={value}>
              <dt>
                <ValueTag of={meta.name} field={name} value={value} />
              </dt>
              <dd>
                {t([`states.${meta.name}.${name}.${value}`, `states.shared.${name}.${value}`])}
                {steps.length > 0 && <small className="note"> {t('help.next', { steps: steps.join(' · ') })}</small>}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
