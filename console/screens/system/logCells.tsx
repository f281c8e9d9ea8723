import { useTranslation } from 'react-i18next'
import { useLabels } from '../../kit/i18n.ts'
import { metaNamed } from '../../resource/meta.ts'

const OWN = ['create', 'update', 'delete']

/** Not records of the base, but in the log. */
const ELSEWHERE = ['queueJob']

/** A kind of record by its name; one that has no words keeps its code. */
export function ResourceWord({ name }: { name: string }) {
  const labels = useLabels()
  return metaNamed(name) || ELSEWHERE.includes(name) ? labels.name(name) : name
}

export function ActionWord({ resource, action }: { resource: string; action: string }) {
  const { t } = useTranslation()
  const labels = useLabels()
  return OWN.includes(action) ? t(`screens.detail.did.${action}`) : labels.action(resource, action)
}

/** Who did it: a person, or the product by itself. */
export function Doer({ name, isPerson }: { name: string; isPerson: boolean }) {
  const { t } = useTranslation()
  return isPerson || name !== 'system' ? name : t('screens.detail.bySystem')
}
