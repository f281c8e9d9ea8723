import { useLabels } from '../../kit/i18n.ts'

/** Folder, page or action, as a small word. */
export function MenuTypeTag({ value }: { value: string }) {
  const labels = useLabels()
  return (
    <span className="mini" data-kind={value}>
      {labels.value('menu', 'menuType', value)}
    </span>
  )
}
