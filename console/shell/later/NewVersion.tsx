import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import { newerBuild } from '../../kit/network/build.ts'
import { confirmLeave } from '../../kit/overlays/unsaved.ts'
import * as laterStyles from './later.module.css'

/** There once the server gives out a newer console than this one; put off, it waits for the one after that. */
export function NewVersion() {
  const { t } = useTranslation()
  const build = useSyncExternalStore(newerBuild.subscribe, newerBuild.get)
  const [putOff, setPutOff] = useState('')
  const reload = async () => {
    if (await confirmLeave()) location.reload()
  }
  if (!build || build === putOff) return null
  return (
    <div className={laterStyles.newVersion} role="status">
      <Icon name="refresh" />
      <span>{t('bell.newVersion')}</span>
      <button type="button" onClick={() => void reload()}>
        {t('bell.reloadNow')}
      </button>
      <button type="button" className="quiet" onClick={() => setPutOff(build)}>
        {t('bell.later')}
      </button>
    </div>
  )
}
