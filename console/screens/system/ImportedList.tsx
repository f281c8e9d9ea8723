import { metaNamed } from '../../resource/meta.ts'
import { ResourceLink } from '../../resource/ResourceLink.tsx'
import { ResourceWord } from './logCells.tsx'
import * as uploadDialogStyles from './UploadDialog.module.css'

/** What was imported, one press away from its list. */
export function ImportedList({ name }: { name: string }) {
  const meta = metaNamed(name)
  return meta ? (
    <ResourceLink of={meta.name} className={uploadDialogStyles.outer}>
      <ResourceWord name={name} />
    </ResourceLink>
  ) : (
    <ResourceWord name={name} />
  )
}
