import { useLabels } from '../../kit/i18n.ts'
import * as cellsStyles from '../../resource/cells.module.css'

/** Folder, page or action, as a small word. */
export function MenuTypeTag({ value }: { value: string }) {
  const labels = useLabels()
  return (
    <span className={cellsStyles.mini} data-slot="mini" data-kind={value}>
      {labels.value('menu', 'menuType', value)}
    </span>
  )
}
