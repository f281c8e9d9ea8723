import { useTranslation } from 'react-i18next'
import { FileGallery } from '../../../fields/files/FileGallery.tsx'
import { filesOf } from '../../../fields/files/fileInfo.ts'
import { Facts } from '../../../record/Facts.tsx'
import { History } from '../../../record/History.tsx'
import { metaOf } from '../../../resource/meta.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { useWords } from '../../../resource/words.ts'
import { DISCIPLINE_FIELDS } from '../../shared/complaints/eightDContent.ts'
import { PageCard } from './PageCard.tsx'
import type { Claim } from './useComplaint.ts'

const META = metaOf('complaint')
const FILES = ['beforePhotoIds', 'afterPhotoIds', 'claimFileIds'] as const
/** The head of the page, its roads, or its 8D say these. */
const EXCLUDED_FIELDS = [
  ...Object.values(DISCIPLINE_FIELDS).flat(),
  ...FILES,
  ...['trafficStatus', 'isSettled', 'isAnswerLate', 'qaClaimStatusId', 'prodClaimStatusId', 'createdAt', 'updatedAt'],
]

/** What is known besides, and what was done to the record. */
export function FactsCard({ claim }: { claim: Claim }) {
  const words = useWords(META)
  const unsaid = Object.keys(META.fields).filter((name) => claim[name] == null || claim[name] === '')
  return (
    <section className={`${pageStyles.card} inset`} data-slot="card panel">
      <Facts meta={META} spec={{ hiddenFields: [...EXCLUDED_FIELDS, ...unsaid] }} words={words} row={claim} />
      <History meta={META} id={claim.id} />
    </section>
  )
}

/** Photos of before and after, and what the customer sent. */
export function FilesCards({ claim }: { claim: Claim }) {
  const { t } = useTranslation()
  const words = useWords(META)
  const own = FILES.map((name) => ({ name, files: filesOf(claim, META.fields[name] as never) }))
  if (own.every(({ files }) => !files.length))
    return (
      <PageCard title={t('complaintPage.files')}>
        <p className="inset muted">{t('complaintPage.noFiles')}</p>
      </PageCard>
    )
  return own.map(({ name, files }) =>
    files.length ? (
      <PageCard key={name} title={words.label(name)} count={files.length}>
        <div className="inset">
          <FileGallery files={files} />
        </div>
      </PageCard>
    ) : null,
  )
}
