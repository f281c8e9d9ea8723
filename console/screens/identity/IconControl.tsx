import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../kit/looks/iconPaths.ts'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import './permissions/RoleGrants.module.css'
import * as boxStyles from '../../fields/inputs/box.module.css'
import * as styles from './IconControl.module.css'

/** Signs of buttons and arrows stand for no page. */
const SIGNS = new Set(['close', 'dots', 'down', 'up', 'left', 'right', 'plus', 'tick', 'grip', 'fold', 'unfold', 'expand', 'shrink'])
const NAMES = Object.keys(PATHS).filter((name) => !SIGNS.has(name))

/** An icon chosen by its look. */
export function IconControl({ name, form, id, describedBy, words }: CustomControlProps) {
  const { t } = useTranslation()
  const { field: input } = useController({ control: form.control, name })
  const [isOpen, setIsOpen] = useState(false)
  const now = String(input.value ?? '')
  const choose = (next: string) => {
    input.onChange(next)
    setIsOpen(false)
  }
  return (
    <div className="anchor">
      <button
        type="button"
        id={id}
        className={boxStyles.choose}
        data-slot="choose"
        aria-expanded={isOpen}
        aria-describedby={describedBy}
        data-empty={!now || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {now && <Icon name={now} size={16} />}
        <span className="clip">{now || t('screens.form.choose')}</span>
        <Icon name={isOpen ? 'up' : 'down'} size={14} />
      </button>
      {isOpen && (
        <fieldset className={`floating rounded stack ${styles.iconGrid}`}>
          <legend className="visually-hidden">{words.label(name)}</legend>
          <button
            type="button"
            className={marksStyles.iconBtn}
            aria-pressed={!now}
            onClick={() => choose('')}
            title={t('admin.menu.noIcon')}
            aria-label={t('admin.menu.noIcon')}
          >
            –
          </button>
          {NAMES.map((icon) => (
            <button
              key={icon}
              type="button"
              className={marksStyles.iconBtn}
              aria-pressed={icon === now}
              aria-label={icon}
              title={icon}
              onClick={() => choose(icon)}
            >
              <Icon name={icon} size={18} />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
