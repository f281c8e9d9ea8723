import { useApolloClient, useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { usePathOf } from '../../kit/session/navigation.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import * as pageStyles from '../../resource/page.module.css'
import { MarkSetupDocument, SetupParameterDocument, SetupProgressDocument } from './gen/setupSteps.ts'
import { isImported, isSetupStep, SETUP_LISTS, type SetupStepName, withMark } from './setupSteps.ts'

/** Marks a step as done, or dismisses the whole list, for everyone of the installation. */
function useMark(onMarked: () => void) {
  const client = useApolloClient()
  return async (mark: SetupStepName | 'off') => {
    const { data } = await client.query({ query: SetupParameterDocument, fetchPolicy: 'network-only' })
    const row = data?.configs.items[0]
    if (!row) return
    await client.mutate({ mutation: MarkSetupDocument, variables: { id: row.id, value: withMark(row.configValue, mark) } })
    onMarked()
  }
}

/** What an empty installation still needs, for administrators, until all of it is done or the list is dismissed. */
export function SetupSteps() {
  const { t } = useTranslation()
  const { data, refetch } = useQuery(SetupProgressDocument, { fetchPolicy: 'cache-and-network', context: SHOWN_HERE })
  const mark = useMark(() => void refetch().catch(() => undefined))
  const progress = data?.setupProgress
  if (!progress?.isOpen) return null
  const done = progress.steps.filter(({ isDone }) => isDone).length
  return (
    <section className={`${pageStyles.card} ${surfacesStyles.titled} breaks`} data-slot="card setup" aria-label={t('onboarding.title')}>
      <header>
        <h2>{t('onboarding.title')}</h2>
        <small>{t('onboarding.done', { done, all: progress.steps.length })}</small>
        <span className="grow" />
        <Button variant="ghost" onClick={() => void mark('off')}>
          {t('onboarding.dismiss')}
        </Button>
      </header>
      <ol className="stack gap-l inset">
        {progress.steps.map(
          ({ name, count, isDone }) =>
            isSetupStep(name) && <Step key={name} name={name} count={count} isDone={isDone} onMark={() => void mark(name)} />,
        )}
      </ol>
    </section>
  )
}

interface StepProps {
  name: SetupStepName
  count: number
  isDone: boolean
  onMark: () => void
}

function Step({ name, count, isDone, onMark }: StepProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const path = usePathOf()(SETUP_LISTS[name])
  return (
    <li className="wrapped" data-done={isDone || undefined}>
      <span className={tonesStyles.worded} data-tone={isDone ? 'good' : undefined}>
        <Icon name={isDone ? 'tick' : 'right'} size={16} />
      </span>
      <span className="fill" style={{ flexBasis: '14rem' }}>
        <b>{t(`onboarding.steps.${name}.title`)}</b> {count > 0 && name !== 'labels' && <small className="note">{count}</small>}
        <br />
        <span className="about">{t(`onboarding.steps.${name}.text`)}</span>
      </span>
      {!isDone && path && (
        <span className="row">
          {isImported(name) && (
            <Button variant="outline" onClick={() => void navigate(path, { state: { import: true } })}>
              {t('onboarding.byImport')}
            </Button>
          )}
          <Button variant="outline" onClick={() => void navigate(path)}>
            {t('onboarding.byHand')}
          </Button>
          {name === 'labels' && (
            <Button variant="ghost" onClick={onMark}>
              {t('onboarding.mark')}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}
