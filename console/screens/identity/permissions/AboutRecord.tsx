import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { type ResourceMeta, resources } from '../../../kit/gen/resources.ts'
import { useCan } from '../../../kit/session/me.ts'
import { useLabels } from '../../../kit/words/i18n.ts'
import { useWords } from '../../../resource/words.ts'
import { LinkPicker } from '../lazyPicker.ts'
import { type AccessQuestion, actionsFor, type useAccessQuestion } from './accessQuestion.ts'

interface AboutProps {
  question: AccessQuestion
  ask: ReturnType<typeof useAccessQuestion>['ask']
}

/** Which kind of record, which one of them, and what is done with it: of what the asker reads. */
export function AboutRecord({ question, ask }: AboutProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const can = useCan()
  const { meta } = question
  const kinds = useMemo(
    () =>
      Object.values(resources)
        .filter(({ permission }) => can(`${permission}:list`))
        .map(({ name }) => ({ name, title: labels.title(name) }))
        .sort((a, b) => a.title.localeCompare(b.title)),
    [labels, can],
  )
  return (
    <>
      <label className="stack">
        <span>{t('access.check.resource')}</span>
        <select
          className={boxStyles.box}
          data-slot="box"
          value={meta?.name ?? ''}
          onChange={({ target }) => ask({ resource: target.value || null, id: null, action: null })}
        >
          <option value="">{t('access.check.chooseResource')}</option>
          {kinds.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {meta && <OfKind key={meta.name} meta={meta} question={question} ask={ask} />}
    </>
  )
}

function OfKind({ meta, question: { id, action }, ask }: AboutProps & { meta: ResourceMeta }) {
  const { t } = useTranslation()
  const words = useWords(meta)
  const actionLabel = (name: string) => (meta.flow?.steps[name] ? words.action(name) : t(`access.check.actions.${name}`))
  return (
    <>
      <div className="stack">
        <span>{t('access.check.record')}</span>
        <LinkPicker
          target={meta.name}
          ids={id ? [id] : []}
          onChange={([next]) => ask({ id: next ?? null })}
          label={t('access.check.record')}
          prompt={t('access.check.chooseRecord')}
          isAny
        />
      </div>
      <label className="stack">
        <span>{t('access.check.action')}</span>
        <select className={boxStyles.box} data-slot="box" value={action} onChange={({ target }) => ask({ action: target.value })}>
          {actionsFor(meta, id !== null).map((name) => (
            <option key={name} value={name}>
              {actionLabel(name)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
