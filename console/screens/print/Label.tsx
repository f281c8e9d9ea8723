import { useTranslation } from 'react-i18next'
import { Qr } from '../../resource/Qr.tsx'
import type { LabelledMachinesQuery } from './gen/labels.ts'
import * as styles from './Label.module.css'

export type Labelled = LabelledMachinesQuery['page']['items'][number]

/** What hangs on a machine: the code for a camera, number and name for people, the place for whoever carries it there. */
export function Label({ machine, address, plant }: { machine: Labelled; address: string; plant: string }) {
  const { t } = useTranslation()
  return (
    <li className={styles.label}>
      <Qr isSturdy value={address} label={t('labels.qr', { name: machine.name })} />
      <div className={styles.labelWords}>
        <b>{machine.number}</b>
        <strong>{machine.name}</strong>
        <span>{machine.workshop?.title}</span>
        <span>{plant}</span>
        <em>{t('labels.scan')}</em>
      </div>
    </li>
  )
}
