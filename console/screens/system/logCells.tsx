import { useTranslation } from 'react-i18next'
import { useLabels } from '../../kit/i18n.ts'
import { metaNamed } from '../../resource/meta.ts'

const OWN = ['create', 'update', 'delete']

/** A kind of record by its name; one that has no screen keeps its code. */
export function ResourceWord({ name }: { name: string }) {
  const labels = useLabels()
  return metaNamed(name) ? labels.name(name) : name
}

export function ActionWord({ resource, action }: { resource: string; action: string }) {
  const { t } = useTranslation()
  const labels = useLabels()
  return OWN.includes(action) ? t(`screens.detail.did.${action}`) : labels.action(resource, action)
}
