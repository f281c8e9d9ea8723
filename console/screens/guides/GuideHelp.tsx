import { useTranslation } from 'react-i18next'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { useCan } from '../../kit/session/me.ts'
import { language } from '../../kit/words/i18n.ts'
import * as styles from './GuideHelp.module.css'
import { EVERYONE, GUIDES, type GuideStep, guideFor } from './guides.ts'

/** Taken from the demo by `tests/pictures/takeHelpPictures.ts`. */
const files = import.meta.glob<string>('./pictures/*/*.webp', { eager: true, query: '?url', import: 'default' })
/** The address of the picture of a step in the language of the page. */
const pictureOf = (role: string, step: string): string | undefined => files[`./pictures/${language()}/${role}-${step}.webp`]

/** In pixels, so that the text below stays where it is when a picture arrives. */
const SIZES = { wide: { width: 960, height: 600 }, phone: { width: 390, height: 640 } } as const

interface Props {
  role: string | undefined
  onRole: (role: string) => void
  /** Where a screen is; undefined where this person has none. */
  pathOf: (screen: string) => string | undefined
  onOpen: (path: string) => void
}

/** The first five minutes of a role: first that of the person, any other on request. */
export function GuideHelp({ role, onRole, pathOf, onOpen }: Props) {
  const { t } = useTranslation()
  const guide = guideFor(useCan(), role)
  return (
    <>
      <label className="row">
        <span className="about">{t('help.role')}</span>
        <select className={styles.role} value={guide.role} onChange={(event) => onRole(event.target.value)}>
          {GUIDES.map((one) => (
            <option key={one.role} value={one.role}>
              {t(`help.roles.${one.role}.title`)}
            </option>
          ))}
        </select>
      </label>
      <p>{t(`help.roles.${guide.role}.summary`)}</p>
      <ol className={styles.steps}>
        {guide.steps.map((step) => (
          <Step key={`${guide.role}.${step.name}`} role={guide.role} step={step} path={pathOf(step.screen)} onOpen={onOpen} />
        ))}
      </ol>
    </>
  )
}

interface StepProps extends Pick<Props, 'onOpen'> {
  role: string
  step: GuideStep
  path: string | undefined
}

function Step({ role, step, path, onOpen }: StepProps) {
  const { t } = useTranslation()
  const picture = step.picture && pictureOf(role, step.name)
  return (
    <li>
      <p>
        {t(`help.roles.${role}.steps.${step.name}`)}{' '}
        {path && role !== EVERYONE && (
          <button type="button" className={controlsStyles.linked} onClick={() => onOpen(path)}>
            {t('help.open')}
          </button>
        )}
      </p>
      {picture && (
        <img
          className="framed"
          src={picture}
          {...SIZES[step.picture ?? 'wide']}
          loading="lazy"
          alt={t('help.picture', { title: t(`help.roles.${role}.title`) })}
        />
      )}
    </li>
  )
}
