import { Button, Drawer, Portal } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../kit/icons.tsx'
import { DEFAULTS, PRESETS, type Settings, settings, useSettings } from './settings.ts'

const FLAGS = ['hasTags', 'hasFixedHeader', 'hasLogo'] as const
const WORDS = { hasTags: 'tags', hasFixedHeader: 'fixedHeader', hasLogo: 'logo' } as const

function Colours({ brand }: Pick<Settings, 'brand'>) {
  const { t } = useTranslation()
  return (
    <fieldset className="colours">
      <legend>{t('console.settings.brand')}</legend>
      {Object.entries(PRESETS).map(([name, colour]) => (
        <label key={name} title={t(`console.settings.colours.${name}`)} style={{ '--swatch': colour } as object}>
          <input
            type="radio"
            name="brand"
            checked={brand === colour}
            aria-label={t(`console.settings.colours.${name}`)}
            onChange={() => settings.change({ brand: colour })}
          />
          <Icon name="tick" size={14} />
        </label>
      ))}
      <input
        type="color"
        value={brand}
        aria-label={t('console.settings.custom')}
        title={t('console.settings.custom')}
        onChange={(event) => settings.change({ brand: event.target.value })}
      />
      <div className="colour-proof">
        <span className="proof-button">{t('console.settings.button')}</span>
        <span className="proof-link">{t('console.settings.link')}</span>
        <small>{t('console.settings.previewText')}</small>
      </div>
    </fieldset>
  )
}

function Layout({ now }: { now: Settings }) {
  const { t } = useTranslation()
  return (
    <fieldset className="flags">
      <legend>{t('console.settings.layout')}</legend>
      {FLAGS.map((flag) => (
        <label key={flag}>
          {t(`console.settings.${WORDS[flag]}`)}
          <input
            type="checkbox"
            role="switch"
            className="switch"
            checked={now[flag]}
            aria-checked={now[flag]}
            onChange={(event) => settings.change({ [flag]: event.target.checked })}
          />
        </label>
      ))}
    </fieldset>
  )
}

/** How this person likes the console to look; kept on this computer. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const now = useSettings()
  return (
    <Drawer.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW="20rem" className="settings">
            <Drawer.Header>
              <Drawer.Title>{t('console.settings.title')}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <Button variant="ghost" px="2" aria-label={t('console.shell.close')}>
                  <Icon name="close" />
                </Button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>
              <Colours brand={now.brand} />
              <Layout now={now} />
              <p className="settings-note">{t('console.settings.saved')}</p>
            </Drawer.Body>
            <Drawer.Footer>
              <Button size="md" onClick={() => settings.change(DEFAULTS)}>
                {t('console.settings.reset')}
              </Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
