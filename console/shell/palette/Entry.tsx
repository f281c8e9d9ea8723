import { Command as Cmdk } from 'cmdk'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import { favourites } from '../later/favourites.ts'
import type { Command } from './command.ts'
import * as styles from './Entry.module.css'
import * as paletteStyles from './Palette.module.css'

/** One line. */
export function Entry({ command, onRun }: { command: Command; onRun: () => void }) {
  const { name, label, icon, hint, favourite } = command
  return (
    <Cmdk.Item className="row muted" value={name} onSelect={onRun}>
      <Icon name={icon} size={17} />
      <span className={paletteStyles.paletteTitle}>{label}</span>
      {hint && <span className={styles.paletteHint}>{hint}</span>}
      {favourite && <EntryStar command={command} />}
    </Cmdk.Item>
  )
}

function EntryStar({ command: { label, favourite } }: { command: Command }) {
  const { t } = useTranslation()
  const all = useSyncExternalStore(favourites.subscribe, favourites.get)
  if (!favourite) return null
  const isStarred = all.some(({ to }) => to === favourite.to)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an option may hold no button; Ctrl+D does the same by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <span
      className={styles.paletteStar}
      data-starred={isStarred || undefined}
      title={t(isStarred ? 'palette.unstar' : 'palette.star', { name: label })}
      onClick={(event) => {
        event.stopPropagation()
        favourites.toggle(favourite)
      }}
    >
      <Icon name="star" size={15} />
    </span>
  )
}
