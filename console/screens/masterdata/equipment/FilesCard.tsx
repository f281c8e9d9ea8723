import { useTranslation } from 'react-i18next'
import { FileGallery } from '../../../fields/files/FileGallery.tsx'
import type { FileInfo } from '../../../fields/files/fileInfo.ts'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as pageStyles from '../../../resource/page.module.css'
import type { Machine } from './documents.ts'
import * as equipmentPageStyles from './EquipmentPage.module.css'

/** Manuals, drawings and pictures of the machine. */
export function FilesCard({ machine }: { machine: Machine }) {
  const { t } = useTranslation()
  const files = (machine['files'] as readonly FileInfo[] | undefined) ?? []
  if (!files.length) return null
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} ${equipmentPageStyles.panel}`}
      data-slot="card panel"
      aria-label={t('equipmentPage.files')}
    >
      <header>
        <h2>{t('equipmentPage.files')}</h2>
        <em>{files.length}</em>
      </header>
      <div className="inset">
        <FileGallery files={files} />
      </div>
    </section>
  )
}
