import { useTranslation } from 'react-i18next'

/** What a kind of job is called by people; one that this build does not know keeps its code. */
export function useJobName() {
  const { t } = useTranslation()
  return (name: string) => t(`jobs.names.${name}`, { defaultValue: name })
}
