import { Drawer, Portal } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import { DrawerClose } from '../../kit/overlays/DrawerClose.tsx'
import { DEFAULTS, DENSITIES, MODES, PRESETS, type Settings, settings, useSettings } from '../../kit/session/settings.ts'
import { language } from '../../kit/words/i18n.ts'
import { switchLanguage } from '../login/language.ts'
import * as styles from './SettingsPanel.module.css'

const FLAGS = ['hasTags', 'hasFixedHeader', 'hasLogo', 'hasShortcuts'] as const
const WORDS = { hasTags: 'tags', hasFixedHeader: 'fixedHeader', hasLogo: 'logo', hasShortcuts: 'shortcuts' } as const
const MODE_ICONS = { system: 'monitor', light: 'sun', dark: 'moon' } as const
const LANGUAGES = { zh: '中文', en: 'English' } as const

function Colours({ brand }: Pick<Settings, 'brand'>) {
  const { t } = useTranslation()
  const name = Object.entries(PRESETS).find(([, colour]) => colour === brand)?.[0]
  return (
    <fieldset className={styles.colours}>
      <legend className="about strong">
        {t('settings.brand')}
        <em>{name ? t(`settings.colours.${name}`) : brand}</em>
      </legend>
      {Object.entries(PRESETS).map(([preset, colour]) => (
        <label
          key={preset}
          className="middle anchor"
          data-on={brand === colour || undefined}
          title={t(`settings.colours.${preset}`)}
          style={{ '--swatch': colour }}
        >
          <input
            type="radio"
            name="brand"
            checked={brand === colour}
            aria-label={t(`settings.colours.${preset}`)}
            onChange={() => settings.change({ brand: colour })}
          />
          <Icon name="tick" size={14} />
        </label>
      ))}
      <input
        type="color"
        value={brand}
        aria-label={t('settings.custom')}
        title={t('settings.custom')}
        onChange={(event) => settings.change({ brand: event.target.value })}
      />
      <div className={styles.colourProof}>
        <span className={styles.proofButton}>{t('settings.button')}</span>
        <span className={controlsStyles.linked}>{t('settings.link')}</span>
        <small>{t('settings.previewText')}</small>
      </div>
    </fieldset>
  )
}

interface Choice<Value extends string> {
  value: Value
  word: string
  icon?: string
  lang?: string
}
interface OneOf<Value extends string> {
  name: string
  title: string
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
}

/** A row of radio buttons that looks like one control. */
function Segments<Value extends string>({ name, title, value, choices, onChange }: OneOf<Value>) {
  return (
    <fieldset>
      <legend className="about strong">{title}</legend>
      <div className={controlsStyles.segments}>
        {choices.map((choice) => (
          <label key={choice.value} className="thumb" lang={choice.lang} data-on={choice.value === value || undefined}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            {choice.icon && <Icon name={choice.icon} size={15} />}
            {choice.word}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Layout({ now }: { now: Settings }) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.flags}>
      <legend className="about strong">{t('settings.layout')}</legend>
      {FLAGS.map((flag) => (
        <label key={flag} className="row between">
          {t(`settings.${WORDS[flag]}`)}
          <input
            type="checkbox"
            role="switch"
            className={controlsStyles.toggle}
            checked={now[flag]}
            aria-checked={now[flag]}
            onChange={(event) => settings.change({ [flag]: event.target.checked })}
          />
        </label>
      ))}
    </fieldset>
  )
}

function Controls() {
  const { t } = useTranslation()
  const now = useSettings()
  return (
    <>
      <Segments
        name="mode"
        title={t('settings.mode')}
        value={now.mode}
        choices={MODES.map((value) => ({ value, word: t(`settings.modes.${value}`), icon: MODE_ICONS[value] }))}
        onChange={(mode) => settings.change({ mode })}
      />
      <Colours brand={now.brand} />
      <Segments
        name="density"
        title={t('settings.density')}
        value={now.density}
        choices={DENSITIES.map((value) => ({ value, word: t(`settings.densities.${value}`) }))}
        onChange={(density) => settings.change({ density })}
      />
      <Layout now={now} />
      <Segments
        name="language"
        title={t('settings.language')}
        value={language()}
        choices={(['zh', 'en'] as const).map((value) => ({ value, word: LANGUAGES[value], lang: value }))}
        onChange={(value) => void switchLanguage(value)}
      />
      <p className="note">{t('settings.saved')}</p>
    </>
  )
}

/** How this person likes the console to look. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Drawer.Root open size="xs" onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content className={styles.settings}>
            <Drawer.Header>
              <Drawer.Title>{t('console.settings.title')}</Drawer.Title>
              <DrawerClose label={t('console.shell.close')} />
            </Drawer.Header>
            <Drawer.Body>
              <Controls />
            </Drawer.Body>
            <Drawer.Footer>
              <Button size="md" onClick={() => settings.change(DEFAULTS)}>
                {t('settings.reset')}
              </Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
