import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import { usePathOf } from '../../kit/session/navigation.ts'
import { usePageName } from '../../kit/session/pageNames.ts'
import { metaOf } from '../../resource/meta.ts'
import * as pageStyles from '../../resource/page.module.css'
import { Failed, Skeleton } from '../../resource/states.tsx'
import { useWords } from '../../resource/words.ts'
import { usePassport } from './passport.ts'
import { RollerFacts } from './RollerFacts.tsx'
import { RollerHistory } from './RollerHistory.tsx'
import { type Deed, RollerTask } from './RollerTask.tsx'
import { RollerTop } from './RollerTop.tsx'

/** Everything about one roller: where it is, what it went through, and what may be done with it now. */
export function RollerPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = usePathOf()('roller') ?? '/'
  const id = useLocation().pathname.split('/')[2] ?? ''
  const words = useWords(metaOf('roller'))
  const { passport, repair, failure, reload } = usePassport(id)
  usePageName(passport?.roller.title)
  const [deed, start] = useState<Deed | null>(null)
  if (!passport)
    return (
      <section className={pageStyles.page} data-slot="page" aria-label={words.name}>
        {failure ? (
          <Failed failure={failure} onRetry={reload} onLeave={() => navigate(list)} />
        ) : (
          <Skeleton lines={12} label={t('screens.list.loading')} />
        )}
      </section>
    )
  const { roller, entries } = passport
  const close = () => {
    start(null)
    reload()
  }
  return (
    <section className={pageStyles.page} data-slot="page" aria-label={roller.title}>
      <RollerTop passport={passport} repair={repair} start={start} />
      <div className={surfacesStyles.beside}>
        <RollerHistory entries={entries} />
        <RollerFacts passport={passport} />
      </div>
      {deed && <RollerTask deed={deed} roller={roller} onClose={close} />}
    </section>
  )
}
