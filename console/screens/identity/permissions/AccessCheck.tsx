import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../kit/looks/Choices.tsx'
import { failureOf } from '../../../kit/network/failure.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { Failed, Skeleton } from '../../../resource/states.tsx'
import { LinkPicker } from '../lazyPicker.ts'
import { AboutRecord } from './AboutRecord.tsx'
import * as styles from './AccessCheck.module.css'
import { AccessVerdict } from './AccessVerdict.tsx'
import { type AccessQuestion, useAccessQuestion } from './accessQuestion.ts'
import { ExplainAccessDocument } from './gen/access.ts'

const KINDS = ['record', 'page'] as const
const PAGES = { menuType: 'C' } as const

/** Why somebody sees or does something here, or does not. */
export function AccessCheck() {
  const { t } = useTranslation()
  const { question, ask } = useAccessQuestion()
  const { user, kind, menu } = question
  return (
    <section className={pageStyles.page} data-slot="page" aria-label={t('console.pages.accessCheck')}>
      <header className={pageStyles.pageHead} data-slot="page-head">
        <h1>{t('console.pages.accessCheck')}</h1>
      </header>
      <p className={`note ${pageStyles.pageHead}`}>{t('access.check.lead')}</p>
      <div className={`${pageStyles.card} ${styles.questions}`} data-slot="card">
        <div className="stack">
          <span>{t('access.check.user')}</span>
          <LinkPicker
            target="user"
            ids={user ? [user] : []}
            onChange={([next]) => ask({ user: next ?? null })}
            label={t('access.check.user')}
            prompt={t('access.check.chooseUser')}
            isAny
          />
        </div>
        <div className="stack">
          <span>{t('access.check.about')}</span>
          <Choices
            legend={t('access.check.about')}
            look="strip"
            choices={KINDS.map((one) => ({ value: one, word: t(`access.check.kinds.${one}`) }))}
            value={kind}
            onChange={(next) => ask({ kind: next === 'record' ? null : next })}
          />
        </div>
        {kind === 'page' ? (
          <div className="stack">
            <span>{t('access.check.page')}</span>
            <LinkPicker
              target="menu"
              only={PAGES}
              ids={menu ? [menu] : []}
              onChange={([next]) => ask({ menu: next ?? null })}
              label={t('access.check.page')}
              prompt={t('access.check.choosePage')}
              isAny
            />
          </div>
        ) : (
          <AboutRecord question={question} ask={ask} />
        )}
      </div>
      <Answer question={question} />
    </section>
  )
}

function Answer({ question: { user, kind, menu, meta, id, action } }: { question: AccessQuestion }) {
  const { t } = useTranslation()
  const about = kind === 'page' ? { menuId: menu } : { resource: meta?.name ?? null, id, action }
  const isComplete = Boolean(user && (kind === 'page' ? menu : meta))
  const { data, error, refetch } = useQuery(ExplainAccessDocument, {
    variables: { userId: user ?? '', ...about },
    skip: !isComplete,
    fetchPolicy: 'no-cache',
  })
  return (
    <div className={`${pageStyles.card} ${styles.answer}`} data-slot="card" aria-live="polite">
      {!isComplete && <p className="note">{t('access.check.none')}</p>}
      {isComplete && error && <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
      {isComplete && !error && !data && <Skeleton lines={5} label={t('access.check.checking')} />}
      {isComplete && data && <AccessVerdict verdict={data.explainAccess} />}
    </div>
  )
}
