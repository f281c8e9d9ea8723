import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import * as styles from './Help.module.css'
import { useHelpScreens } from './screens.ts'

const comparable = (text: string) => text.normalize('NFKC').toLowerCase()

/** What every page of this person is for, narrowed by a text. */
export function ScreensHelp({ onChoose }: { onChoose: (component: string) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const wanted = comparable(text.trim())
  const found = useHelpScreens().filter((screen) => comparable(`${screen.title} ${screen.trail} ${screen.text}`).includes(wanted))
  return (
    <>
      <input
        type="search"
        className={styles.find}
        value={text}
        aria-label={t('help.search')}
        placeholder={t('help.search')}
        onChange={(event) => setText(event.target.value)}
      />
      {!found.length && (
        <p className="muted" role="status">
          {t('help.none')}
        </p>
      )}
      <ul className="stack gap-l">
        {found.map(({ component, title, trail, text: purpose }) => (
          <li key={component}>
            <button type="button" className={`${controlsStyles.linked} strong`} onClick={() => onChoose(component)}>
              {title}
            </button>{' '}
            <small className="note">{trail}</small>
            <p>{purpose}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
